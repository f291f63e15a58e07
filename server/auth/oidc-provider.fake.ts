/** A small OpenID Connect provider over the wire: it checks PKCE, the client and the redirect address as Google does. */
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GoogleOptions } from "./google.ts";

type Person = { readonly sub: string; readonly email: string; readonly email_verified: boolean };
type Asked = {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly person: Person;
};

export const startOidcProvider = async () => {
  const codes = new Map<string, Asked>();
  let claims: Record<string, unknown> = {};
  const options = { clientId: "plainsay", clientSecret: "between us" };
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    if (request.url === "/.well-known/openid-configuration") {
      send(200, { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` });
      return;
    }
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const form = new URLSearchParams(body);
      const asked = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const isRight =
        asked?.challenge === challenge &&
        asked.redirectUri === form.get("redirect_uri") &&
        form.get("client_id") === options.clientId &&
        form.get("client_secret") === options.clientSecret;
      if (!isRight) {
        send(400, { error: "invalid_grant" });
        return;
      }
      const exp = Math.floor(Date.now() / 1000) + 600;
      const token = { iss: issuer, aud: options.clientId, exp, nonce: asked.nonce, ...asked.person, ...claims };
      const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
      send(200, { access_token: "x", id_token: `${part({ alg: "none" })}.${part(token)}.x` });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: GoogleOptions = { ...options, discoveryUrl: `${issuer}/.well-known/openid-configuration` };
  return {
    google,
    /** A person consents: gives the path and query that the browser is sent back to. */
    consent: (address: string, person: Person): string => {
      const query = new URL(address).searchParams;
      const code = randomBytes(8).toString("hex");
      const redirectUri = query.get("redirect_uri") ?? "";
      codes.set(code, {
        challenge: query.get("code_challenge") ?? "",
        nonce: query.get("nonce") ?? "",
        redirectUri,
        person,
      });
      return `${new URL(redirectUri).pathname}?${new URLSearchParams({ code, state: query.get("state") ?? "" }).toString()}`;
    },
    /** Claims that stand in every token from now on, in place of the right ones. */
    forge: (forged: Record<string, unknown>): void => {
      claims = forged;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
