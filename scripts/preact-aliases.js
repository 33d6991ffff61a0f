import { fileURLToPath } from 'node:url';

const ownDom = fileURLToPath(new URL('../src/core/element/react/preact-dom.ts', import.meta.url));

/** The replacements for React in a build with Preact, as Vite's `resolve.alias`. */
export const preactAliases = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: ownDom },
  { find: /^react\/jsx(-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];
