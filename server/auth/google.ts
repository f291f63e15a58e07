/** Google as an OpenID Connect provider: authorization code with PKCE, offline access and forced consent. */
import { createHash } from "node:crypto";
import * as z from "zod/mini";

export type GoogleOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's `/.well-known/openid-configuration`. */
  readonly discoveryUrl: string;
};

export type GoogleUser = {
  readonly sub: string;
  /** Lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};

type Begin = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};
type Finish = {
  readonly redirectUri: string;
  readonly code: string;
  readonly nonce: string;
  readonly verifier: string;
};

const TIMEOUT_MS = 10_000;

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
});
const tokenSchema = z.object({ id_token: z.string() });
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nonce: z.optional(z.string()),
  sub: z.string().check(z.minLength(1)),
  email: z.string(),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
});

const ask = async (url: string, init?: RequestInit): Promise<unknown> => {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`the provider answered ${reply.status}`);
  return await reply.json();
};

const discover = async ({ discoveryUrl }: GoogleOptions) => discoverySchema.parse(await ask(discoveryUrl));

/** Where the browser goes. @throws when the provider does not answer */
export const googleAddress = async (options: GoogleOptions, begin: Begin): Promise<string> => {
  const url = new URL((await discover(options)).authorization_endpoint);
  const challenge = createHash("sha256").update(begin.verifier).digest("base64url");
  for (const [name, value] of Object.entries({
    client_id: options.clientId,
    redirect_uri: begin.redirectUri,
    response_type: "code",
    scope: "openid email profile",
    state: begin.state,
    nonce: begin.nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
  })) {
    url.searchParams.set(name, value);
  }
  return url.href;
};

/**
 * Exchanges the code for who it is. The ID token comes from the provider itself over the connection we opened, which stands in
 * for its signature (OpenID Connect Core 3.1.3.7); for whom, by whom and until when it is are checked. @throws when not right
 */
export const googleUser = async (options: GoogleOptions, finish: Finish, now: Date): Promise<GoogleUser> => {
  const { issuer, token_endpoint: endpoint } = await discover(options);
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: finish.code,
    redirect_uri: finish.redirectUri,
    client_id: options.clientId,
    client_secret: options.clientSecret,
    code_verifier: finish.verifier,
  });
  const { id_token: idToken } = tokenSchema.parse(await ask(endpoint, { method: "POST", body }));
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8");
  const claims = claimsSchema.parse(JSON.parse(payload));
  const isForUs = [claims.aud].flat().includes(options.clientId);
  const isCurrent = claims.exp * 1000 > now.getTime();
  if (claims.iss !== issuer || !isForUs || !isCurrent || claims.nonce !== finish.nonce) {
    throw new Error("the provider's token is not for this sign-in");
  }
  return {
    sub: claims.sub,
    email: claims.email.trim().toLowerCase(),
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    name: claims.name ?? "",
  };
};
