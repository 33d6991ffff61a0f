import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { brotli, compressedFile, type FileEnv } from './brotli';

/** The folder of the built library for pages. */
export const libraryRoot = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const siteRoot = fileURLToPath(new URL('../assets', import.meta.url));

/** Whether the library has been built into `folder`. */
export const isLibraryBuilt = (folder = libraryRoot): boolean =>
  existsSync(`${folder}/autoload.js`);

/** Serves the built library in `folder` under `/assets/nh/`, and the site's own files under `/assets/`. */
export function assetRoutes(folder: string): Hono<FileEnv> {
  const app = new Hono<FileEnv>();
  app.use('/assets/*', etag(), brotli());
  if (existsSync(folder)) app.get('/assets/nh/*', forSandboxes, files(folder, '/assets/nh'));
  app.get('/assets/*', files(siteRoot, '/assets'));
  return app;
}

/** Lets a page of an opaque origin load modules: the frame in which readers of the documentation edit examples. */
const forSandboxes: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Access-Control-Allow-Origin', '*');
};

function files(root: string, prefix: string) {
  return serveStatic<FileEnv>({
    root,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound(path, context: Context<FileEnv>) {
      context.set('file', path);
      context.header('Cache-Control', cacheControl(path, root));
    },
  });
}

/** Compresses the built library before the first visitor arrives, one file after another. */
export async function warmUp(folder = libraryRoot): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter(({ name }) => /\.(js|css)$/.test(name));
  for (const { parentPath, name } of texts) await compressedFile(join(parentPath, name));
}

/** The `Cache-Control` header of the file at `path`. Chunks have a hash in their name: they are cached for a year. */
export function cacheControl(path: string, folder = libraryRoot): string {
  return path.startsWith(`${folder}/chunks/`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
