/**
 * The package imports of the library's source. Vite bundles them before the first page requests one: a
 * later one would be bundled separately, with a second copy of React.
 */
export const sourceDependencies = [
  '@puckeditor/core',
  '@r2wc/react-to-web-component',
  'photoswipe',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
];
