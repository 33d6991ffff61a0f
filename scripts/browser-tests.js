/**
 * The browser tests, bundled once for all test files, so that a page loads some 20 files instead of
 * hundreds.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createFilter } from 'vite';
import { onlyWithReact, onlyWithReact19 } from './only-with-react.js';
import { reactAliases } from './react-aliases.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The runner serves this itself. */
const RUNNER_SOCKET = '/__web-dev-server__web-socket.js';

/**
 * The browser test files that fit `patterns`, by their paths from the project's folder.
 *
 * @param options `react`: `preact` and `18` leave out what can hold with React only, or with 19
 */
export function browserTestFiles(patterns, { react }) {
  const leftOut = { preact: onlyWithReact, 18: onlyWithReact19 };
  const others = Object.keys(leftOut[react] ?? {});
  const isAsked = createFilter(patterns, ['**/*.node.test.ts', ...others], { resolve: root });
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((name) => join('test', name))
    .filter((file) => /\.test\.tsx?$/.test(file) && isAsked(join(root, file)));
}

/**
 * Bundles test files, with the conditions of development, into a folder that can be laid over the
 * project's own: a test file is where its source is, and so is what it imports dynamically.
 *
 * @param files paths from the project's folder
 * @param options `folder`: what it holds is replaced; `react`: what stands in React's place, `preact` or `18`
 */
export async function bundleBrowserTests(files, { folder, react }) {
  const entries = Object.fromEntries(files.map((file) => [file, join(root, file)]));
  // Vite takes its conditions from here: React's warnings and `act` are those of development.
  process.env.NODE_ENV = 'development';
  await build({
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
          // Modules that a test opens in another document are imported by their exports' names.
          minifyInternalExports: false,
        },
      },
    },
  });
}

/** Where a module's source is, without its extension, or `chunks/` for what several modules share. */
function sourcePath(module) {
  const path = module && relative(root, module.replace(/[?#].*/, ''));
  if (!path || path.startsWith('..')) return 'chunks/[name]';
  return path.slice(0, -extname(path).length);
}

/**
 * `new URL('./module.tsx', import.meta.url)` is the address of the module as a browser can import it,
 * for tests that do so in another document.
 */
const ADDRESS = /new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g;
const moduleAddresses = {
  name: 'module-addresses',
  // Vite itself would take the module for a picture.
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'import.meta.url' },
    handler(code, importer) {
      const address = (_, path) => {
        const id = join(importer, '..', path);
        const file = this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file}, import.meta.url)`;
      };
      // No line moves, so that the source map holds.
      return { code: code.replace(ADDRESS, address), map: null };
    },
  },
};

/** The package's `sideEffects` name built files only, so that what the source defines would be left out. */
const sideEffects = {
  name: 'side-effects',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.tsx?$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: true }),
  },
};

const types = { '.map': 'application/json', '.css': 'text/css' };

/** Serves what is in `folder` in front of all else. */
export function servesFrom(folder) {
  return async (context, next) => {
    const file = join(folder, decodeURI(context.path));
    if (!extname(file) || !existsSync(file)) return next();
    context.body = readFileSync(file);
    context.type = types[extname(file)] ?? 'text/javascript';
    // Chunks have names that change with them; a test file is asked for once.
    context.set('Cache-Control', 'public, max-age=31536000, immutable');
  };
}
