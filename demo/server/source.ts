import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sourceDependencies } from '../../scripts/source-dependencies.js';
import { securityHeaders } from './security-headers';

/** The library from its source, transformed by Vite as it is asked for. */
export interface Source {
  /** Answers a request for a module; anything else goes on to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const modulePath = /^\/(src|node_modules|@vite|@id)\//;
// However it is written, nothing above these folders is a module.
const wayUp = /\.\.|%2e|%2f|%5c|\\/i;

/**
 * Starts Vite without its own server; hot replacement would need what the pages' policy forbids.
 *
 * @param headSnippet the one script that pages print, for that policy
 */
export async function openSource(headSnippet: string): Promise<Source> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { include: sourceDependencies, noDiscovery: true },
    // The test runner's Vite keeps its own bundles in the usual place.
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
