/** `npm run bench -- lighthouse`: what Lighthouse, as a phone, says of every public page of a production build. */
import { createServer, type AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { PAGES, PRERENDERED } from "#domain/pages.ts";
import { findChromium } from "../scripts/chromium.mjs";
import { fetchLighthouse } from "../scripts/lighthouse.mjs";
import { BENCH_URL, startBenchServer } from "./server.process.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MARK = 100;
/** Not for search results, and says so: Lighthouse would count that against it. */
const PUBLIC = PRERENDERED.filter((path) => path !== PAGES.offline);

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** Prints a line a page, and beneath it what kept a category from 100. */
export const printLighthouse = async (dataDir: string): Promise<void> => {
  const lighthouse = await fetchLighthouse();
  const server = await startBenchServer(dataDir);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    console.log(`${"page".padEnd(20)}${CATEGORIES.map((id) => id.padStart(15)).join("")}${"LCP".padStart(9)}\n`);
    for (const path of PUBLIC) {
      const result = await lighthouse(`${BENCH_URL}${path}`, { port, logLevel: "error", onlyCategories: CATEGORIES });
      if (result === undefined) throw new Error(`Lighthouse said nothing of ${path}`);
      const { categories, audits } = result.lhr;
      const scores = CATEGORIES.map((id) => String(Math.round((categories[id]?.score ?? 0) * MARK)).padStart(15));
      const lcp = audits["largest-contentful-paint"]?.numericValue ?? Number.NaN;
      console.log(`${path.padEnd(20)}${scores.join("")}${`${(lcp / 1000).toFixed(2)} s`.padStart(9)}`);
      for (const { score, auditRefs } of Object.values(categories)) {
        if (score === 1) continue;
        for (const { id, weight } of auditRefs) {
          const audit = audits[id];
          if (audit === undefined || audit.score === null || audit.score === 1 || weight === 0) continue;
          console.log(`    ${audit.title} ${audit.displayValue ?? ""}`);
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
};
