/** For `bench/wordpress.ts`: a proxy that serves pages of a WordPress and our page layout as a fast host does. */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The folder of our page layout, in addresses. */
export const FOLDER = '/nh/';

interface Answer {
  readonly type: string;
  readonly body: Buffer;
}

/** A running proxy. */
export interface WordPressSite {
  readonly url: string;
  close(): void;
}

/**
 * Starts a proxy. Each answer is compressed with gzip and kept, so that no visit waits for PHP.
 *
 * @param origin where the WordPress runs
 * @param layout folder of our page layout
 * @param edit changes the HTML of a page, given its address
 */
export async function wordPressSite(
  origin: string,
  layout: string,
  edit: (html: string, address: string) => string,
): Promise<WordPressSite> {
  const kept = new Map<string, Answer>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = kept.get(url) ?? (await answerTo(url).catch(() => undefined));
    if (!answer) response.writeHead(404).end();
    else {
      kept.set(url, answer);
      send(answer, response);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };

  async function answerTo(address: string): Promise<Answer> {
    if (address.startsWith(FOLDER)) return fileOf(join(layout, address.slice(FOLDER.length)));
    const came = await fetch(origin + address);
    const type = came.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await came.arrayBuffer());
    if (!/^text\/html/.test(type)) return { type, body: gzipSync(bytes) };
    const inJson = origin.replaceAll('/', '\\/');
    const text = bytes.toString().replaceAll(origin, url);
    const html = edit(text.replaceAll(inJson, url.replaceAll('/', '\\/')), address);
    return { type, body: gzipSync(html) };
  }
}

function fileOf(path: string): Answer {
  const [file = ''] = path.split('?');
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { type, body: gzipSync(readFileSync(file)) };
}

function send({ type, body }: Answer, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'gzip',
    'content-length': body.length,
  });
  response.end(body);
}
