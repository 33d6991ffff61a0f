import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** Serves the build of an app, and the requests of its elements. */
export interface AppServer {
  readonly url: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/**
 * Serves `{app}/dist`, and `/cdn/` from the installed package.
 *
 * @param pages the HTML of other addresses, created for each visit
 * @param held responses for scripts whose address starts with `address` wait for the promise
 */
export async function serveApp(
  folder: string,
  pages: Readonly<Record<string, () => string | Promise<string>>>,
  held?: { readonly address: string; until: Promise<unknown> },
): Promise<AppServer> {
  const fileOf = (path: string): string =>
    path.startsWith('/cdn/')
      ? join(folder, 'node_modules/nh-elements/dist', path)
      : join(folder, 'dist', path === '/' ? 'index.html' : path);

  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const form = /contact-forms\/(\d+)\/(feedback\/schema|feedback|refill)$/.exec(path);
    if (form)
      return json(response, form[2] === 'feedback' ? thanks(Number(form[1])) : { rules: [] });
    if (path.endsWith('.svg')) return send(response, '.svg', picture);
    const page = pages[path];
    if (page) return send(response, '.html', await page());
    if (held && path.startsWith(held.address)) await held.until;
    const file = fileOf(path);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // The browser asks for an icon by itself.
    if (text === undefined) response.statusCode = path === '/favicon.ico' ? 204 : 404;
    send(response, extname(file), text ?? '');
  };
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', 'http://app').pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

function thanks(id: number): object {
  return { contact_form_id: id, status: 'mail_sent', message: 'Thank you.', invalid_fields: [] };
}

function json(response: ServerResponse, data: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(data));
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('content-type', types[type] ?? 'application/octet-stream');
  response.end(text);
}
