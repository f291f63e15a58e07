/** A device that keeps passkeys, in software: it makes a key for a site and answers challenges as WebAuthn has it. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

export type Device = ReturnType<typeof newDevice>;

type Site = { readonly origin: string; readonly rpId: string };
type Wishes = {
  /** False: nobody was asked for finger, face or PIN. */
  readonly isVerified?: boolean;
  /** Where the device believes to be. */
  readonly site?: Partial<Site>;
  readonly count?: number;
};

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

export const newDevice = (home: Site) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(16);
  const id = base64url(rawId);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );

  /** Who, in which way, how often; behind it the key itself, when it is new. */
  const authenticatorData = (
    rpId: string,
    flags: number,
    count: number,
    more: Uint8Array = Buffer.alloc(0),
  ): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, more]);
  };
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const flagsOf = ({ isVerified = true }: Wishes): number => (isVerified ? 0b101 : 0b001);

  return {
    id,
    make: ({ challenge }: { challenge: string }, wishes: Wishes = {}) => {
      const { origin, rpId } = { ...home, ...wishes.site };
      const lead = Buffer.alloc(18);
      lead.writeUInt16BE(rawId.length, 16);
      const attested = Buffer.concat([lead, rawId, coseKey]);
      const authData = authenticatorData(rpId, flagsOf(wishes) | 0b1000000, wishes.count ?? 0, attested);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
      };
    },
    answer: ({ challenge }: { challenge: string }, userHandle: string, wishes: Wishes = {}) => {
      const { origin, rpId } = { ...home, ...wishes.site };
      const authData = authenticatorData(rpId, flagsOf(wishes), wishes.count ?? 0);
      const client = clientData("webauthn.get", challenge, origin);
      const signature = createSign("sha256").update(authData).update(sha256(client)).sign(privateKey);
      return {
        id,
        rawId: id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: base64url(Buffer.from(userHandle)),
        },
      };
    },
  };
};
