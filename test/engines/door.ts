import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fates of a request that does not reach the demo server. */
export type Fate =
  /** Never answered, as without a network. */
  | 'dropped'
  /** Kept until `release`. */
  | 'held'
  | { readonly status: number; readonly body?: string; readonly type?: string };

interface Rule {
  /** Tried on the method and the address: `POST /wp-json/…`. */
  readonly pattern: RegExp;
  readonly fate: Fate;
  /** How many more requests it is for. */
  times: number;
}

const COMPLAINTS = '/complaints-of-this-page.js';
const complaintsScript = readFileSync(new URL('complaints.js', import.meta.url));

/**
 * The address of the demo site for one check, with separate cookies, storage and cache. Engines intercept
 * requests differently, so this proxy causes the failures between browser and server.
 */
export class Address {
  readonly origin: string;
  /** Requests that were answered by an error, or not at all. */
  readonly failures: string[] = [];
  /** All requests, as `GET /contact`. */
  readonly requests: string[] = [];
  /** Changes the HTML of pages. */
  rewrite: (html: string) => string = (html) => html;
  #rules: Rule[] = [];
  #held: (() => void)[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Has the next requests that match meet a fate; all of them, unless `times` says how many. */
  meet(pattern: RegExp, fate: Fate, times = Number.POSITIVE_INFINITY): void {
    this.#rules.push({ pattern, fate, times });
  }

  /** Lets all requests through from now on, held ones included. */
  release(): void {
    this.#rules = [];
    for (const go of this.#held.splice(0)) go();
  }

  /** The fate of a request, if it is not simply to go on. */
  fateOf(line: string): Fate | undefined {
    this.requests.push(line);
    const rule = this.#rules.find(({ pattern, times }) => times > 0 && pattern.test(line));
    if (!rule) return undefined;
    rule.times--;
    return rule.fate;
  }

  hold(go: () => void): void {
    this.#held.push(go);
  }
}

/** Stands in front of the demo server, with any number of addresses for it. */
export class Door {
  readonly #server: Server;
  readonly #addresses = new Map<string, Address>();
  readonly #site: URL;

  private constructor(site: string) {
    this.#site = new URL(site);
    this.#server = createServer((asked, answer) => this.#receive(asked, answer));
  }

  /** @param site the demo server's address */
  static async open(site: string): Promise<Door> {
    const door = new Door(site);
    await new Promise<void>((resolve) => door.#server.listen(0, '127.0.0.1', resolve));
    return door;
  }

  /**
   * A new address by a name that no other has; all names below `localhost` lead to this computer. All addresses are
   * origins of one site: for another site, engines start another process.
   */
  address(name: string): Address {
    const { port } = this.#server.address() as AddressInfo;
    const host = `${name}.checked.localhost:${port}`;
    const address = new Address(`http://${host}`);
    this.#addresses.set(host, address);
    return address;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #receive(asked: IncomingMessage, answer: ServerResponse): void {
    const address = this.#addresses.get(asked.headers.host ?? '');
    if (!address) return void answer.writeHead(421).end();
    // Browsers look for it by themselves, also where the page names another icon.
    if (asked.url === '/favicon.ico') return void answer.writeHead(204).end();
    if (asked.url === COMPLAINTS) {
      return void answer
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(complaintsScript);
    }
    const line = `${asked.method} ${asked.url}`;
    const fate = address.fateOf(line);
    if (fate === 'held') address.hold(() => this.#forward(address, asked, answer));
    else if (fate) refuse(address, line, fate, answer);
    else this.#forward(address, asked, answer);
  }

  #forward(address: Address, asked: IncomingMessage, answer: ServerResponse): void {
    // Uncompressed, so that pages can be changed; on one computer nothing is gained by it anyway.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { hostname, port } = this.#site;
    const { method, url: path } = asked;
    const onward = request({ hostname, port, method, path, headers }, (reply) => {
      const { statusCode: status = 0 } = reply;
      if (status >= 400) address.failures.push(`${method} ${path}: ${status}`);
      const isPage = reply.headers['content-type']?.startsWith('text/html');
      if (isPage) void passPage(address, reply, answer);
      else reply.pipe(answer.writeHead(status, reply.headers));
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }
}

function refuse(
  address: Address,
  line: string,
  fate: Exclude<Fate, 'held'>,
  answer: ServerResponse,
): void {
  if (fate === 'dropped') {
    address.failures.push(`${line}: dropped`);
    answer.destroy();
    return;
  }
  const { status, body = '', type = 'text/plain' } = fate;
  if (status >= 400) address.failures.push(`${line}: ${status}`);
  answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

async function passPage(
  address: Address,
  reply: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  const printed = Buffer.concat(parts).toString();
  const html = address
    .rewrite(printed)
    .replace('<head>', `<head><script src="${COMPLAINTS}"></script>`);
  const { 'content-length': _, ...headers } = reply.headers;
  answer.writeHead(reply.statusCode ?? 500, headers).end(html);
}
