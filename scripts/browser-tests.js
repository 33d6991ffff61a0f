/**
 * Bundles the browser tests once for all test files, so that a page loads some 20 files instead of
 * hundreds.
 */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createFilter } from 'vite';
import { allBrowserTests } from './browser-test-files.js';
import { onlyWithReact, onlyWithReact19 } from './only-with-react.js';
import { reactAliases } from './react-aliases.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The test runner serves this module itself. */
export const RUNNER_SOCKET = '/__web-dev-server__web-socket.js';

/**
 * Returns the browser test files that match `patterns`, by their paths from the project's folder.
 *
 * @param options `react`: `preact` and `18` skip the tests that need React, or React 19
 */
export function browserTestFiles(patterns, { react }) {
  const leftOut = { preact: onlyWithReact, 18: onlyWithReact19 };
  const others = Object.keys(leftOut[react] ?? {});
  const isAsked = createFilter(patterns, others, { resolve: root });
  return allBrowserTests().filter((file) => isAsked(join(root, file)));
}

/**
 * Bundles test files for development into a folder that mirrors the project: the bundle of each test file,
 * and of each module that it imports dynamically, has the path of its source. With a replacement for React, returns
 * the files that it can change; otherwise all.
 *
 * @param files paths from the project's folder
 * @param options `folder`: its content is replaced; `react`: the replacement for React, `preact` or `18`
 */
export async function bundleBrowserTests(files, { folder, react }) {
  const entries = Object.fromEntries(files.map((file) => [file, join(root, file)]));
  // Vite takes its export conditions from here: development has React's warnings and `act`.
  process.env.NODE_ENV = 'development';
  const [{ output }] = await build({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    plugins: [moduleAddresses, sideEffects],
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.NH_REACT': JSON.stringify(react ?? ''),
    },
    resolve: { alias: reactAliases(react, process.env.NH_REACT_FOLDER) },
    build: {
      target: 'esnext',
      lib: { entry: entries, formats: ['es'] },
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      sourcemap: true,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: [RUNNER_SOCKET],
        output: {
          entryFileNames: '[name]',
          chunkFileNames: ({ facadeModuleId }) => `${sourcePath(facadeModuleId)}-[hash].js`,
          // Tests open modules in another document and import them by the names of their exports.
          minifyInternalExports: false,
        },
      },
    },
  });
  const draws = drawingFiles(output);
  return react ? files.filter(draws) : files;
}

/** Returns whether a file, or any file that it may load, contains the drawing library. */
function drawingFiles(output) {
  const chunks = new Map(output.map((file) => [file.fileName, file]));
  const library = /\/node_modules\/(?:react|react-dom|preact)\//;
  return (start) => {
    const found = new Set([start]);
    for (const name of found) {
      const { moduleIds = [], imports, dynamicImports, referencedFiles } = chunks.get(name) ?? {};
      if (moduleIds.some((id) => library.test(id))) return true;
      for (const next of [imports, dynamicImports, referencedFiles].flat())
        if (next) found.add(next);
    }
    return false;
  };
}

/**
 * The path of a module's source without its extension, or `chunks/` for code that several modules share.
 */
function sourcePath(module) {
  const path = module && relative(root, module.replace(/[?#].*/, ''));
  if (!path || path.startsWith('..')) return 'chunks/[name]';
  return path.slice(0, -extname(path).length);
}

/**
 * `new URL('./module.tsx', import.meta.url)` is the address of the module as a browser can import it, for
 * tests that import it in another document.
 */
const ADDRESS = /new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g;
const moduleAddresses = {
  name: 'module-addresses',
  // Vite itself would treat the module as an image.
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'import.meta.url' },
    handler(code, importer) {
      const address = (_, path) => {
        const id = join(importer, '..', path);
        const file = this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file}, import.meta.url)`;
      };
      // Line numbers stay, so that the source map is valid.
      return { code: code.replace(ADDRESS, address), map: null };
    },
  },
};

/**
 * The package's `sideEffects` lists built files only, so the side effects of source files would be dropped.
 */
const sideEffects = {
  name: 'side-effects',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.tsx?$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
};

const types = { '.map': 'application/json', '.css': 'text/css' };

/** Serves the files of `folder` before all others. */
export function servesFrom(folder) {
  return async (context, next) => {
    const file = join(folder, decodeURI(context.path));
    if (!extname(file) || !existsSync(file)) return next();
    context.body = readFileSync(file);
    context.type = types[extname(file)] ?? 'text/javascript';
    // The names of chunks contain hashes; a test file is requested once.
    context.set('Cache-Control', 'public, max-age=31536000, immutable');
  };
}
