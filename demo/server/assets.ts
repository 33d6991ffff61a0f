import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { brotli, compressedFile, type FileEnv } from './brotli';

/** The folder of the built library: its layout for pages. */
export const libraryRoot = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const siteRoot = fileURLToPath(new URL('../assets', import.meta.url));

/** Whether the library has been built into `folder`. */
export const isLibraryBuilt = (folder = libraryRoot): boolean =>
  existsSync(`${folder}/autoload.js`);

/** The built library, from `folder`, under `/assets/nh/`, the site's own files under `/assets/`. */
export function assetRoutes(folder: string): Hono<FileEnv> {
  const app = new Hono<FileEnv>();
  app.use('/assets/*', etag(), brotli());
  if (existsSync(folder)) app.get('/assets/nh/*', files(folder, '/assets/nh'));
  app.get('/assets/*', files(siteRoot, '/assets'));
  return app;
}

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

/** Compresses the built library ahead of the first visitor, one file after another. */
export async function warmUp(folder = libraryRoot): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter(({ name }) => /\.(js|css)$/.test(name));
  for (const { parentPath, name } of texts) await compressedFile(join(parentPath, name));
}

/** How long a browser keeps the file at `path`: a chunk, whose name changes with it, for a year. */
export function cacheControl(path: string, folder = libraryRoot): string {
  return path.startsWith(`${folder}/chunks/`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
