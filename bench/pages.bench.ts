import { stat } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { PAGES } from "#domain/pages.ts";
import { findChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./bench.ts";
import { BENCH_URL, startBenchServer } from "./server.process.ts";

const SCRIPT_LIMIT_KB = 100;

/** JavaScript that a fresh visit loads until the network is quiet, as precompressed on disk (brotli). */
export const pageFigures = async (dataDir: string): Promise<Figure[]> => {
  const server = await startBenchServer(dataDir);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const figures: Figure[] = [];
    for (const path of [PAGES.landing, PAGES.auth]) {
      const page = await browser.newPage();
      const scripts: string[] = [];
      let requests = 0;
      page.on("response", (response) => {
        requests += 1;
        const { pathname } = new URL(response.url());
        if (pathname.endsWith(".js")) scripts.push(pathname);
      });
      await page.goto(`${BENCH_URL}${path}`, { waitUntil: "networkidle" });
      const sizes = await Promise.all(scripts.map(brotliBytes));
      figures.push({
        what: `JavaScript of ${path} (brotli; ${requests} requests in all)`,
        measured: `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`,
        reference: `at most ${SCRIPT_LIMIT_KB} kB`,
      });
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
};

const brotliBytes = async (pathname: string): Promise<number> => {
  const file = join("dist/web", pathname);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
};
