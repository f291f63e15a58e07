import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Away from the port of a Plainsay that may be running on this machine. */
const PORT = "8093";
export const APP_URL = `http://localhost:${PORT}`;

// Playwright reads its configuration again in each worker; the folder is made once and handed on by the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "plainsay-e2e-"));

/** A server of its own, on an empty database, with every stand-in. */
export const serverEnv: Record<string, string> = {
  PATH: process.env.PATH ?? "",
  HOST: "127.0.0.1",
  PORT,
  APP_URL,
  DATA_DIR: process.env.E2E_DATA_DIR,
  LOG_LEVEL: "warn",
};
