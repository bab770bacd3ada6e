import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', 'public', 'src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Prettier breaks what it can; this finds comments and the rest
      'max-len': ['error', { code: 120, ignoreTemplateLiterals: true }],
      'no-alert': 'error', // the page has windows of its own: shell/Sure.svelte
      'no-undef': 'off', // TypeScript knows better
      'svelte/no-at-html-tags': 'off', // only our own drawings, see src/art
      'svelte/no-navigation-without-resolve': 'off', // no SvelteKit here
      'svelte/prefer-svelte-reactivity': 'off', // most collections here are meant to be plain
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
);
