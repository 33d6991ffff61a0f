import { symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { temporaryFolder } from './shared';

/** A plugin that replaces `import.meta.url`, so that bundled modules find the files beside their source. */
const atSource: Plugin = {
  name: 'at-source',
  enforce: 'pre',
  transform: (code, id) =>
    code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** The styles of the elements' code, which no server runs: on a busy machine, Vite sometimes fails to load them. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css\?inline$/ }, handler: () => '' },
};

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a script with all our modules, for tests that start it in a process. Node starts the bundle in a third of the
 * processor time that tsx needs to find and compile hundreds of modules. All test files of a process share it.
 *
 * @param script its path in the repository
 * @returns the path of the bundle
 */
export function bundled(script: string): Promise<string> {
  const known = bundles.get(script) ?? bundle(script);
  bundles.set(script, known);
  return known;
}

async function bundle(script: string): Promise<string> {
  const folder = temporaryFolder('nh-bundled');
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [atSource, withoutStyles],
    build: {
      ssr: script,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  // Restores the variable that Vite has set for this process.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  // Packages are not bundled; Node resolves them from the bundle's folder.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, basename(script).replace(/\.ts$/, '.mjs'));
}
