/** Bundles the server into one file: it starts faster and takes less memory than the same modules read one by one. */
import { defineConfig } from "vite";

export default defineConfig({
  build: {
    ssr: "server/main.ts",
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node22",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.js" } },
  },
  ssr: { noExternal: true, external: ["pg-native"] },
});
