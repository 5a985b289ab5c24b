import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: at("src/lib"), $locale: at("../locale"), $rules: at("../docs/rules") },
    // Under vitest Svelte would otherwise be resolved as on a server.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: at("../src/motherlode/server/static"),
    emptyOutDir: true,
    // The server's content security policy allows files of our own only: nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whose work is in the bundle, and on what terms; those of the fonts lie in public.
    license: { fileName: "licences.md" },
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: { "/api": "http://127.0.0.1:8123" },
  },
  test: {
    environment: "happy-dom",
    // Only a test that hangs may run out of time, not one on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: "vitest.setup.ts",
    // A page and modules of its own for each file take longer than all tests. Only files that replace modules, or rely
    // on what a module does when it is first loaded, have to be apart.
    projects: [
      {
        extends: true,
        test: { name: "together", isolate: false, include: ["src/**/*.test.ts"], exclude: ["src/**/*.apart.*"] },
      },
      { extends: true, test: { name: "apart", include: ["src/**/*.apart.*test.ts"] } },
    ],
  },
});
