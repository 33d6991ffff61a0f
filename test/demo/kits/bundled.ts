import { symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { temporaryFolder } from '../../shared';

/** What is bundled finds the files beside its source, as if it ran there. */
const atSource: Plugin = {
  name: 'at-source',
  enforce: 'pre',
  transform: (code, id) =>
    code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/**
 * Makes one file of a script and all of ours that it imports, for tests that start it several times: plain
 * Node starts it in half the time that tsx takes to compile and find some two hundred modules.
 *
 * @param script its path, from the repository's root
 * @returns the file's path
 */
export async function bundled(script: string): Promise<string> {
  const folder = temporaryFolder('nh-bundled');
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [atSource],
    build: {
      ssr: script,
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  // Vite has set it for this process, whose other tests are not to see it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  // Packages stay outside of it, and are found from where it is.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return join(folder, basename(script).replace(/\.ts$/, '.mjs'));
}
