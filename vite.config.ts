import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, type LibraryOptions, type Plugin } from 'vite';
import { askedTogether } from './scripts/build/asked-together.ts';
import { bodiesAgain } from './scripts/build/bodies-again.ts';
import { browserFloor } from './scripts/build/browser-floor.ts';
import { buildId } from './scripts/build/build-id.ts';
import { chunkFileNames, entryFileNames, sharedChunks } from './scripts/build/chunks.ts';
import { commonMessages } from './scripts/build/common-messages.ts';
import { hoistedImports } from './scripts/build/hoisted-imports.ts';
import { ownKeys } from './scripts/build/own-keys.ts';
import { pageEditor } from './scripts/build/page-editor.ts';
import { pageFiles } from './scripts/build/page-files.ts';
import { languageOf, PACKS, packCodes, pageLanguages } from './scripts/build/page-languages.ts';
import { pageRegistry } from './scripts/build/page-registry.ts';
import { preloadList } from './scripts/build/preload-list.ts';
import { isReactOnly } from './scripts/build/react-only.ts';
import { sideBySide } from './scripts/build/side-by-side.ts';
import { stableEntries } from './scripts/build/stable-entries.ts';
import { standaloneRules } from './scripts/build/standalone.ts';
import { thirdParty } from './scripts/build/third-party.ts';
import { withoutProse } from './scripts/build/without-prose.ts';
import { preactAliases } from './scripts/preact-aliases.js';

/** The entries by their path below `dist/`. */
function entries(isPage: boolean, isPreact: boolean): Record<string, string> {
  const found: Record<string, string> = {
    autoload: 'src/autoload.ts',
    index: isPage ? 'src/page-scripts.ts' : 'src/index.ts',
  };
  if (!isPreact) found['kits/index'] = 'src/elements/kits/index.ts';
  for (const file of readdirSync('src/define')) {
    const name = file.replace(/\.ts$/, '');
    if (isPreact && isReactOnly(name)) continue;
    found[`define/${name}`] = `src/define/${file}`;
    if (!isPage) found[`elements/${name}`] = `src/elements/${familyOf(name)}/${name}/index.ts`;
  }
  if (isPage) {
    for (const code of packCodes) found[`language/${languageOf(code)}`] = `${PACKS}/${code}.json`;
    found['two-builds'] = 'src/loader/two-builds.ts';
    found.tracking = 'src/tracking/page.ts';
    found['tracking-admin'] = 'src/tracking/page-admin.ts';
    if (!isPreact) found['kits/react'] = 'src/elements/kits/react.ts';
    return found;
  }
  found['page/index'] = 'src/page/index.ts';
  found['page/print'] = 'src/print/index.ts';
  found['page/from-markup'] = 'src/print/from-markup/index.ts';
  found['rules/index'] = 'src/rules/index.ts';
  found['rules/schema'] = 'src/rules/schema.ts';
  found['tracking/index'] = 'src/tracking/index.ts';
  found['tracking/catalogue'] = 'src/tracking/catalogue/index.ts';
  found.puck = 'src/editor/puck.ts';
  found['page-editor'] = 'src/editor/element/define.ts';
  found.react = 'src/react/index.ts';
  // A file of its own: bundlers keep the dynamic import of an unused function.
  found['react/autoload'] = 'src/react/autoload.ts';
  return found;
}

/** Returns the family of an element's folder. */
function familyOf(name: string): string {
  const families = readdirSync('src/elements');
  return families.find((family) => existsSync(`src/elements/${family}/${name}`)) ?? '';
}

/**
 * Three layouts. `vite build`: the package in `dist/`, for bundlers, which share React with the site. `vite
 * build --mode cdn`: `dist/cdn/`, complete and minified; its `autoload.js` works in any folder, because all
 * addresses are relative to it. `--mode cdn-preact`: the same with Preact instead of React, in
 * `dist/cdn-preact/`, without the administrators' tools.
 */
export default defineConfig(({ mode }) => {
  const isPage = mode.startsWith('cdn');
  const isPreact = mode === 'cdn-preact';
  const build = isPage ? buildId(mode) : '';
  const lib: LibraryOptions = { entry: entries(isPage, isPreact), formats: ['es'] };
  return {
    plugins: isPage ? pagePlugins(isPreact, build) : [pageFiles(false)],
    define: isPage ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: { alias: isPreact ? preactAliases : [] },
    build: {
      target: 'es2022',
      // For older browsers, `light-dark()` would be compiled to custom properties that nothing sets.
      cssTarget: browserFloor,
      outDir: isPage ? `dist/${mode}` : 'dist',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: isPage,
      // Sizes are those of `npm run size`.
      reportCompressedSize: false,
      lib,
      rolldownOptions: {
        checks: {
          // A define module includes the controller that its contract would load.
          ineffectiveDynamicImport: false,
          // "use client" of our React entry and of the libraries; the entry's own is kept.
          moduleLevelDirective: false,
        },
        external: isPage
          ? []
          : [
              /^(react|react-dom|swiper|zod|parse5|hast-util-[a-z\d-]+|@r2wc\/[^/]+|@puckeditor\/[^/]+)(\/|$)/,
              /^photoswipe$/,
            ],
        output: {
          entryFileNames: isPage ? entryFileNames(build) : '[name].js',
          chunkFileNames: isPage ? chunkFileNames(build) : 'chunks/[name].js',
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

const pagePlugins = (isPreact: boolean, build: string): Plugin[] => [
  pageFiles(true),
  pageLanguages(build),
  pageRegistry(build, (name) => isPreact && isReactOnly(name)),
  ownKeys,
  withoutProse,
  commonMessages,
  bodiesAgain,
  hoistedImports,
  askedTogether,
  preloadList,
  sideBySide,
  stableEntries(build),
  standaloneRules,
  ...(isPreact ? [] : [pageEditor]),
  thirdParty,
];
