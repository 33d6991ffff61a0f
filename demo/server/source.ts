import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sourceDependencies } from '../../scripts/source-dependencies.js';
import { securityHeaders } from './security-headers';

/** The library served from source: Vite transforms modules on request. */
export interface Source {
  /** Serves a module; calls `next` for all other requests. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
// The editor shows what is new from the changelog.
const modulePath = /^\/(?:(?:src|node_modules|@vite|@id)\/|CHANGELOG\.md\?import&raw$)/;
// Blocks paths out of these folders, in any encoding.
const wayUp = /\.\.|%2e|%2f|%5c|\\/i;

/**
 * Starts Vite in middleware mode, without hot module replacement, which the pages' security policy forbids.
 *
 * @param headSnippet the inline script of the pages, for that policy
 */
export async function openSource(headSnippet: string): Promise<Source> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    // The frame in which readers of the documentation edit examples has an opaque origin.
    server: { middlewareMode: true, cors: { origin: 'null' }, hmr: false, ws: false },
    optimizeDeps: { include: sourceDependencies, noDiscovery: true },
    // The test runner's Vite uses the default folder.
    cacheDir: 'node_modules/.vite-demo',
  });
  const headers = Object.entries(securityHeaders(headSnippet));
  return {
    handle(request, response, next) {
      const { url = '' } = request;
      if (!modulePath.test(url) || wayUp.test(url)) return next();
      for (const [name, value] of headers) response.setHeader(name, value);
      vite.middlewares(request, response, next);
    },
    close: () => vite.close(),
  };
}
