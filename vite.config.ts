import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type LibraryOptions, type Plugin } from 'vite';
import { askedTogether } from './scripts/build/asked-together.ts';
import { bodiesAgain } from './scripts/build/bodies-again.ts';
import { browserFloor } from './scripts/build/browser-floor.ts';
import { chunkFileName, sharedChunks } from './scripts/build/chunks.ts';
import { hoistedImports } from './scripts/build/hoisted-imports.ts';
import { ownKeys } from './scripts/build/own-keys.ts';
import { pageRegistry } from './scripts/build/page-registry.ts';
import { preloadList } from './scripts/build/preload-list.ts';
import { isReactOnly } from './scripts/build/react-only.ts';
import { sideBySide } from './scripts/build/side-by-side.ts';
import { headSnippetText, standaloneRules } from './scripts/build/standalone.ts';
import { thirdParty } from './scripts/build/third-party.ts';
import { withoutProse } from './scripts/build/without-prose.ts';
import { preactAliases } from './scripts/preact-aliases.js';

/** Entries by the path they have below `dist/`. */
function entries(isPage: boolean, isPreact: boolean): Record<string, string> {
  const found: Record<string, string> = {
    autoload: 'src/autoload.ts',
    index: isPage ? 'src/page.ts' : 'src/index.ts',
  };
  if (!isPreact) found['kits/index'] = 'src/elements/kits/index.ts';
  for (const file of readdirSync('src/define')) {
    const name = file.replace(/\.ts$/, '');
    if (isPreact && isReactOnly(name)) continue;
    found[`define/${name}`] = `src/define/${file}`;
    if (!isPage) found[`elements/${name}`] = `src/elements/${familyOf(name)}/${name}/index.ts`;
  }
  if (isPage) {
    found.tracking = 'src/tracking/page.ts';
    found['tracking-admin'] = 'src/tracking/page-admin.ts';
    return found;
  }
  found['rules/index'] = 'src/rules/index.ts';
  found['rules/schema'] = 'src/rules/schema.ts';
  found['tracking/index'] = 'src/tracking/index.ts';
  found['tracking/catalogue'] = 'src/tracking/catalogue/index.ts';
  found.react = 'src/react/index.ts';
  return found;
}

/** The family that an element's folder is in. */
function familyOf(name: string): string {
  const families = readdirSync('src/elements');
  return families.find((family) => existsSync(`src/elements/${family}/${name}`)) ?? '';
}

/**
 * Three layouts. `vite build`: the package in `dist/`, for bundlers, which share React with the site's
 * own. `vite build --mode cdn`: `dist/cdn/`, complete and minified; its `autoload.js` works from any
 * folder, since every address in it is relative to its own file. `--mode cdn-preact`: the same with
 * Preact in React's place, in `dist/cdn-preact/`, without the tools for administrators.
 */
export default defineConfig(({ mode }) => {
  const isPage = mode.startsWith('cdn');
  const isPreact = mode === 'cdn-preact';
  const lib: LibraryOptions = { entry: entries(isPage, isPreact), formats: ['es'] };
  return {
    plugins: isPage ? pagePlugins(isPreact) : [pageFiles],
    define: isPage ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: { alias: isPreact ? preactAliases : [] },
    build: {
      target: 'es2022',
      // For older ones `light-dark()` would be written out by properties that nothing sets.
      cssTarget: browserFloor,
      outDir: isPage ? `dist/${mode}` : 'dist',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: isPage,
      lib,
      rolldownOptions: {
        // A define module brings the controller that its contract would fetch.
        checks: { ineffectiveDynamicImport: false },
        external: isPage
          ? []
          : [/^(react|react-dom|swiper|zod|@r2wc\/[^/]+)(\/|$)/, /^photoswipe$/],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: isPage ? chunkFileName : 'chunks/[name].js',
          ...(isPage
            ? {
                minify: true,
                comments: { annotation: false },
                codeSplitting: { groups: sharedChunks(isPreact) },
              }
            : {}),
        },
      },
    },
  };
});

/** What pages link or print as it is, so that it keeps its name and its text beside the scripts. */
const pageFiles: Plugin = {
  name: 'page-files',
  async generateBundle() {
    const files = {
      'nh.css': readFileSync('src/nh.css'),
      'head/color-switcher.js': await headSnippetText(),
    };
    for (const [fileName, source] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

const pagePlugins = (isPreact: boolean): Plugin[] => [
  pageFiles,
  pageRegistry((name) => isPreact && isReactOnly(name)),
  ownKeys,
  withoutProse,
  bodiesAgain,
  hoistedImports,
  askedTogether,
  preloadList,
  sideBySide,
  standaloneRules,
  thirdParty,
];
