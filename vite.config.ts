/** Builds the web app into dist/web, and serves it with the API on one port while developing. */
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildPages } from "./scripts/web/pages.ts";
import { devServer } from "./scripts/web/dev-server.ts";
import { noInlineStyles } from "./scripts/web/inline-styles.ts";

/** Browsers that have `light-dark()`: it is left as it is written. */
const TARGET = ["chrome123", "edge123", "firefox121", "safari17.5"];
/** What every page needs and a release seldom changes: one file, which compresses better than many and stays cached. */
const BASE = /node_modules\/(?:react|react-dom|scheduler|react-router|zod)\//;
const PORT = Number(process.env["PORT"] ?? 8080);

export default defineConfig({
  root: "web",
  appType: "custom",
  plugins: [react(), tailwind(), noInlineStyles(), devServer()],
  server: { host: process.env["HOST"] ?? "127.0.0.1", port: PORT, strictPort: true },
  environments: {
    client: {
      build: {
        outDir: "../dist/web",
        emptyOutDir: true,
        target: TARGET,
        cssTarget: TARGET,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: "web/shell.html",
          treeshake: { manualPureFunctions: ["z"] },
          output: { codeSplitting: { groups: [{ name: "base", test: BASE }] } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^#/] },
      build: {
        outDir: "../.cache/prerender",
        emptyOutDir: true,
        target: "node22",
        rolldownOptions: { input: "web/app/prerender.tsx", output: { entryFileNames: "prerender.js" } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined) throw new Error("The client or ssr environment is missing.");
      await builder.build(client);
      await builder.build(ssr);
      await buildPages({ webDir: "dist/web", prerenderer: ".cache/prerender/prerender.js" });
    },
  },
});
