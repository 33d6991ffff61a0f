/**
 * What the library's source imports from packages. Vite bundles them before the first page asks: one
 * that is found late would be bundled anew, and with it a second React.
 */
export const sourceDependencies = [
  '@r2wc/react-to-web-component',
  'photoswipe',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
];
