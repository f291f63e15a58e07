/**
 * What a device says about a passkey, checked by the WebAuthn library: that it answers our challenge, for our origin and no
 * other, with the key's own signature, and that its owner was asked for finger, face or PIN.
 */
import type { PasskeyRow } from "./passkeys.store.ts";

/** Read when the first passkey comes along: the library and its formats cost start-up time and memory. */
const library = () => import("@simplewebauthn/server");

/** ES256, EdDSA and RS256 by their COSE numbers: every passkey in use knows one of them. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257];

/** The site a passkey belongs to: the name without the port, and the exact origin. */
export type Site = { readonly rpId: string; readonly origin: string };
export const siteOf = (appUrl: URL): Site => ({ rpId: appUrl.hostname, origin: appUrl.origin });

/** Takes a challenge: true once. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

type NewCredential = {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: string[] | undefined;
  };
};
type Assertion = {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
};

export type CheckedPasskey = Pick<PasskeyRow, "credentialId" | "publicKey" | "signCount" | "transports" | "isSynced">;

/** @throws Error with the reason when anything about it is not right */
export const checkNewPasskey = async (
  site: Site,
  { response: { transports, ...response }, ...credential }: NewCredential,
  takeChallenge: TakeChallenge,
): Promise<CheckedPasskey> => {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  });
  if (!verified) throw new Error("the new passkey could not be verified");
  return {
    credentialId: registrationInfo.credential.id,
    publicKey: Buffer.from(registrationInfo.credential.publicKey).toString("base64url"),
    signCount: registrationInfo.credential.counter,
    transports: transports ?? [],
    isSynced: registrationInfo.credentialDeviceType === "multiDevice",
  };
};

/** Gives the device's new count. @throws Error with the reason when anything is not right, also when the count went back */
export const checkPasskeyAnswer = async (
  site: Site,
  { response: { userHandle, ...response }, ...credential }: Assertion,
  passkey: PasskeyRow,
  takeChallenge: TakeChallenge,
): Promise<number> => {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.signCount,
    },
  });
  if (!verified) throw new Error("the signature is not the passkey's");
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== passkey.userId) {
    throw new Error("the passkey was made for another account");
  }
  return authenticationInfo.newCounter;
};
