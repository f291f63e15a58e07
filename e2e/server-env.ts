/** The servers that the journeys go to: where they listen, and their environment. */
import { chmodSync, mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FAKE_CLIENT } from "#server/auth/oidc-provider.fake.ts";

// Playwright reads its configuration again in each worker: what is chosen here once is handed on by the environment.

export const freePort = async (): Promise<string> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
};

const PORT = (process.env.E2E_PORT ??= await freePort());
const MODEL_APP_PORT = (process.env.E2E_MODEL_APP_PORT ??= await freePort());
const PROVIDER_PORT = (process.env.E2E_PROVIDER_PORT ??= await freePort());
const OIDC_PORT = (process.env.E2E_OIDC_PORT ??= await freePort());
const DATA_DIR = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "plainsay-e2e-")));
// Under root the databases run as another account, which must be able to pass through.
chmodSync(DATA_DIR, 0o711);

export const APP_URL = `http://localhost:${PORT}`;
/** Where outside services are configured: a model provider, and an OpenID Connect provider in Google's place. */
export const MODEL_APP_URL = `http://localhost:${MODEL_APP_PORT}`;
/** Where those providers are to listen; nobody does until a journey starts one. */
export const MODEL_PROVIDER_PORT = Number(PROVIDER_PORT);
export const OIDC_PROVIDER_PORT = Number(OIDC_PORT);

/** One proxy is trusted, so that each journey can come from an address of its own. */
const common = { PATH: process.env.PATH ?? "", HOST: "127.0.0.1", LOG_LEVEL: "warn", TRUST_PROXY: "1" };

/** A server of its own, on an empty database, with every stand-in. */
export const serverEnv: Record<string, string> = {
  ...common,
  PORT,
  APP_URL,
  DATA_DIR: join(DATA_DIR, "stand-ins"),
};

/** The same with outside services. What it logs of their failures belongs to the journeys. */
export const modelServerEnv: Record<string, string> = {
  ...common,
  LOG_LEVEL: "error",
  PORT: MODEL_APP_PORT,
  APP_URL: MODEL_APP_URL,
  DATA_DIR: join(DATA_DIR, "model"),
  MODEL_PROVIDER: "openai-compatible",
  MODEL_NAME: "a-model",
  MODEL_URL: `http://127.0.0.1:${MODEL_PROVIDER_PORT}/v1`,
  GOOGLE_CLIENT_ID: FAKE_CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: FAKE_CLIENT.clientSecret,
  GOOGLE_DISCOVERY_URL: `http://127.0.0.1:${OIDC_PROVIDER_PORT}/.well-known/openid-configuration`,
};
