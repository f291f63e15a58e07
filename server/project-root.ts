import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder, from the source file or from the bundle in `dist/server`; migrations and the web build lie below it. */
export const projectRoot = (from: string = import.meta.dirname): string =>
  existsSync(join(from, "package-lock.json")) || dirname(from) === from ? from : projectRoot(dirname(from));
