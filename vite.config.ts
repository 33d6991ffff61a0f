import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type LibraryOptions, type Plugin } from 'vite';

/** Entries by the path they have below `dist/`. */
function entries(isPage: boolean): Record<string, string> {
  const found: Record<string, string> = { autoload: 'src/autoload.ts', index: 'src/index.ts' };
  for (const file of readdirSync('src/define')) {
    const name = file.replace(/\.ts$/, '');
    found[`define/${name}`] = `src/define/${file}`;
    if (!isPage) found[`elements/${name}`] = `src/elements/${familyOf(name)}/${name}/index.ts`;
  }
  found['rules/index'] = 'src/rules/index.ts';
  if (isPage) return found;
  found['rules/schema'] = 'src/rules/schema.ts';
  found['tracking/index'] = 'src/tracking/index.ts';
  found.react = 'src/react.ts';
  return found;
}

/** The family that an element's folder is in. */
function familyOf(name: string): string {
  const families = readdirSync('src/elements');
  return families.find((family) => existsSync(`src/elements/${family}/${name}`)) ?? '';
}

/**
 * Two layouts. `vite build`: the package in `dist/`, for bundlers, which share React with the site's
 * own. `vite build --mode cdn`: `dist/cdn/`, complete and minified; its `autoload.js` works from any
 * folder, since every address in it is relative to its own file.
 */
export default defineConfig(({ mode }) => {
  const isCdn = mode === 'cdn';
  const lib: LibraryOptions = { entry: entries(isCdn), formats: ['es'] };
  return {
    plugins: isCdn ? [pageFiles, compactRegistry] : [pageFiles],
    define: isCdn ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      target: 'es2022',
      outDir: isCdn ? 'dist/cdn' : 'dist',
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: !isCdn,
      minify: isCdn,
      lib,
      rolldownOptions: {
        external: isCdn ? [] : [/^(react|react-dom|zod|@r2wc\/[^/]+)(\/|$)/, /^photoswipe$/],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: isCdn ? 'chunks/[name]-[hash].js' : 'chunks/[name].js',
          ...(isCdn ? { minify: true, codeSplitting: { groups: sharedChunks } } : {}),
        },
      },
    },
  };
});

/** What several elements share is cached under names of its own. */
const sharedChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@r2wc)\// },
  { name: 'photoswipe', test: /node_modules\/photoswipe\// },
  { name: 'zod', test: /node_modules\/zod\// },
  // Apart from the host, which needs React: links and the lightbox do not.
  { name: 'site', test: /src\/core\/(config|dom|theme|element\/styles)/ },
  { name: 'host', test: /src\/core\/element\// },
];

/** What pages link or print as it is, so that it keeps its name and its text beside the scripts. */
const pageFiles: Plugin = {
  name: 'page-files',
  generateBundle() {
    for (const fileName of ['nh.css', 'head/color-switcher.js']) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(`src/${fileName}`) });
    }
  },
};

/**
 * In the page layout the address of a define module follows from its tag, so autoload, which every page
 * loads, holds each tag once: some 12 bytes a tag instead of 25, compressed.
 */
const compactRegistry: Plugin = {
  name: 'compact-registry',
  // Before the types are taken out, while the file is as it was generated.
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/registry.ts')) return undefined;
    const names: Record<string, string[]> = {};
    for (const [, name, loading] of code.matchAll(/'nh-([\w-]+)': \{ loading: '(\w+)'/g)) {
      names[loading as string] = [...(names[loading as string] ?? []), name as string];
    }
    const lists = Object.entries(names).map(([loading, list]) => [loading, list.join(' ')]);
    return `
      const names = ${JSON.stringify(Object.fromEntries(lists))};
      export const registry = {};
      for (const loading in names) {
        for (const name of names[loading].split(' ')) {
          const load = () => import('./define/' + name + '.js');
          registry['nh-' + name] = { loading, load };
        }
      }`;
  },
};
