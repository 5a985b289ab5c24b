import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** What types do not find. The formatter has the say over everything that is only looks. */
export default ts.config(
  { ignores: ["node_modules", "api", "public", "src/lib/api/schema.ts"] },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    rules: {
      // The compiler makes us say it wherever an index is looked up, also where a test has just put it there.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Nothing is a fine thing to do when one is told.
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // {" "} is a space that must not be lost.
      "svelte/no-useless-mustaches": "off",
      // Maps that nobody watches are plain.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
