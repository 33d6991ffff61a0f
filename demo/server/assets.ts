import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';

/** The folder of the built library. */
export const libraryRoot = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const siteRoot = fileURLToPath(new URL('../assets', import.meta.url));

/** Whether the library has been built. */
export const isLibraryBuilt = (): boolean => existsSync(`${libraryRoot}/autoload.js`);

/** The built library under `/assets/nh/`, the site's own files under `/assets/`. */
export function assetRoutes(): Hono {
  const app = new Hono();
  app.use('/assets/*', etag());
  if (existsSync(libraryRoot)) app.get('/assets/nh/*', files(libraryRoot, '/assets/nh'));
  app.get('/assets/*', files(siteRoot, '/assets'));
  return app;
}

function files(root: string, prefix: string) {
  return serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound: setCaching,
  });
}

function setCaching(path: string, context: Context): void {
  context.header('Cache-Control', cacheControl(path));
}

/** How long a browser keeps the file at `path`: a chunk, whose name changes with it, for a year. */
export function cacheControl(path: string): string {
  return path.startsWith(`${libraryRoot}/chunks/`)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}
