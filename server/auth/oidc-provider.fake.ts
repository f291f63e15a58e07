/**
 * A real OpenID Connect provider on this machine (the certified `oidc-provider`), standing in for Google: it checks the
 * client, the redirect address and PKCE by itself, and refuses what does not ask as the specification says. Its one page lets
 * a browser choose who one is, or turn back; `consent` does the same without a browser.
 */
import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Adapter, type AdapterPayload, Provider } from "oidc-provider";
import type { GoogleOptions } from "./google.ts";

export type Person = { readonly sub: string; readonly email: string; readonly email_verified: boolean };

export const FAKE_CLIENT = { clientId: "plainsay", clientSecret: "between us" } as const;
export const TURNED_BACK = "You turned back at the provider";

const AUTHORIZE = "/authorize";
const CHOOSE = "/choose/";
/** In seconds. */
const HOUR = 3_600;

/** Rows by model and id, for as long as the test runs. */
const adapterOn =
  (rows: Map<string, AdapterPayload>) =>
  (model: string): Adapter => {
    const key = (id: string): string => `${model} ${id}`;
    const withUid = (uid: string): AdapterPayload | undefined =>
      [...rows].find(([name, row]) => name.startsWith(`${model} `) && row["uid"] === uid)?.[1];
    return {
      upsert: async (id, payload) => void rows.set(key(id), payload),
      find: async (id) => rows.get(key(id)),
      findByUid: async (uid) => withUid(uid),
      findByUserCode: async () => undefined,
      consume: async (id) => void rows.set(key(id), { ...rows.get(key(id)), consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void rows.delete(key(id)),
      revokeByGrantId: async () => undefined,
    };
  };

/** What every sign-in must ask with; PKCE is the provider's own condition. */
const isAskedRight = (asked: URLSearchParams): boolean =>
  asked.get("access_type") === "offline" &&
  asked.get("prompt") === "consent" &&
  asked.get("code_challenge_method") === "S256" &&
  ["state", "nonce", "code_challenge"].every((name) => (asked.get(name) ?? "").length >= 32);

const withClaims = (idToken: string, claims: Record<string, unknown>): string => {
  const [head = "", body = "", signature = ""] = idToken.split(".");
  const right = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Record<string, unknown>;
  return [head, Buffer.from(JSON.stringify({ ...right, ...claims })).toString("base64url"), signature].join(".");
};

/** `port` 0 takes a free one. */
export const startOidcProvider = async (appOrigin: string, port = 0) => {
  const known = new Map<string, Person>();
  let forged: Record<string, unknown> = {};
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    adapter: adapterOn(new Map()),
    clients: [
      {
        client_id: FAKE_CLIENT.clientId,
        client_secret: FAKE_CLIENT.clientSecret,
        redirect_uris: [`${appOrigin}/api/auth/google/callback`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: the claims stand in the ID token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ["kept for a test"] },
    extraParams: ["access_type"],
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...known.get(sub), sub }) }),
    interactions: { url: (_context, { uid }) => `${CHOOSE}${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig" }] },
    pkce: { required: () => true },
    routes: { authorization: AUTHORIZE },
    ttl: { AccessToken: HOUR, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
  });
  provider.use(async (context, next) => {
    await next();
    const reply = context.body as { id_token?: string } | null;
    if (context.path === "/token" && reply?.id_token !== undefined) {
      context.body = { ...reply, id_token: withClaims(reply.id_token, forged) };
    }
  });

  const choose = async (request: IncomingMessage, response: ServerResponse, chosen: string): Promise<void> => {
    if (!known.has(chosen)) {
      const refusal = { error: "access_denied", error_description: TURNED_BACK };
      await provider.interactionFinished(request, response, refusal);
      return;
    }
    const grant = new provider.Grant({ accountId: chosen, clientId: FAKE_CLIENT.clientId });
    grant.addOIDCScope("openid email profile");
    const consented = { login: { accountId: chosen }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, consented);
  };

  const callback = provider.callback();
  server.on("request", (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const chosen = url.searchParams.get("as");
    if (url.pathname === AUTHORIZE && !isAskedRight(url.searchParams)) {
      response.writeHead(400).end("This sign-in was not asked for as it should be.");
    } else if (url.pathname.startsWith(CHOOSE) && chosen === null) {
      const links = [...known.values()].map(({ sub, email }) => `<p><a href="?as=${sub}">${email}</a></p>`).join("");
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(
        `<!doctype html><link rel="icon" href="data:,"><title>Choose an account</title>${links}<p><a href="?as=nobody">Cancel</a></p>`,
      );
    } else if (url.pathname.startsWith(CHOOSE)) {
      choose(request, response, chosen ?? "").catch((error: unknown) => response.writeHead(500).end(String(error)));
    } else void callback(request, response);
  });

  const google: GoogleOptions = { ...FAKE_CLIENT, discoveryUrl: `${issuer}/.well-known/openid-configuration` };
  return {
    google,
    /** Somebody who may be chosen on the provider's page. */
    add: (person: Person): void => void known.set(person.sub, person),
    /** A person consents, without a browser: gives the path and query that the app is gone back to with. */
    consent: async (address: string, person: Person): Promise<string> => {
      known.set(person.sub, person);
      const cookies = new Map<string, string>();
      for (let next = new URL(address); ; ) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const reply = await fetch(next, { redirect: "manual", headers: { cookie } });
        for (const set of reply.headers.getSetCookie()) {
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const location = reply.headers.get("location");
        if (location === null) throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`);
        next = new URL(location, next);
        if (next.origin !== issuer) return `${next.pathname}${next.search}`;
        if (next.pathname.startsWith(CHOOSE)) next.searchParams.set("as", person.sub);
      }
    },
    /** Claims that stand in every token from now on, in place of the right ones. */
    forge: (claims: Record<string, unknown>): void => {
      forged = claims;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
