import type { Connection } from '../../src/api/libraries/account';
import type { Kit } from '../../src/api/libraries/kit';
import { connectionOf, kitOf } from '../elements/libraries/kit-library/fixtures';

/** A response that replaces the double's own. */
type Instead = Response | Error | 'never';

/** A test double of the site's server and its library. */
export class LibraryServer {
  /** The received requests: `GET library/kits?…`. */
  readonly calls: string[] = [];
  connection: Connection = connectionOf();
  kits: Kit[] = Array.from({ length: 5 }, (_, index) => kitOf(index + 1));
  /** The address that the browser opens to connect. */
  authorizeUrl = '#authorize';
  returnTo: string | undefined;
  /** The headers of the last upload. */
  readonly uploadKeys: string[] = [];
  #deleted: Kit | undefined;
  readonly #instead = new Map<string, Instead>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #fetch = window.fetch;
  readonly #request = window.XMLHttpRequest;

  constructor() {
    window.fetch = (address, init = {}) => this.#answer(String(address), init);
    window.XMLHttpRequest = requestsTo(this);
  }

  /** Sets the response to the next request that starts with a text. */
  next(what: string, instead: Instead): void {
    this.#instead.set(what, instead);
  }

  /** Sets an error response to the next request that starts with a text. */
  refuse(what: string, code: string, status = 500): void {
    const body = JSON.stringify({ code, message: `It was ${code}.`, data: { status } });
    this.next(what, new Response(body, { status }));
  }

  /** Holds the next request that starts with a text, until the returned function is called. */
  hold(what: string): () => void {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.#held.set(what, held);
    return letGo;
  }

  /** Returns the requests that start with a text. */
  of(what: string): string[] {
    return this.calls.filter((call) => call.startsWith(what));
  }

  restore(): void {
    window.fetch = this.#fetch;
    window.XMLHttpRequest = this.#request;
  }

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const what = `${init.method} ${address.replace('/wp-json/nh/v1/', '')}`;
    this.calls.push(what);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    await Promise.race([taken(this.#held, what), ended(init.signal)]);
    const instead = taken(this.#instead, what);
    if (instead === 'never') return ended(init.signal);
    if (instead instanceof Error) throw instead;
    return instead ?? this.#said(what, body);
  }

  #said(what: string, body: { returnTo?: string } | undefined): Response {
    if (what === 'GET library') return Response.json(this.connection);
    if (what === 'DELETE library') this.connection = {};
    if (what === 'DELETE library') return Response.json({});
    if (what === 'POST library/connect') {
      this.returnTo = body?.returnTo;
      return Response.json({ url: this.authorizeUrl });
    }
    if (what.startsWith('GET library/kits'))
      return this.#listed(new URL(what.slice(4), 'http://x'));
    const [, id] = /^DELETE library\/kits\/(\d+)$/.exec(what) ?? [];
    if (id) return this.#delete(id);
    if (what === 'POST library/undo/u1') return this.#undo();
    return Response.json({ code: 'rest_no_route', message: '', data: {} }, { status: 404 });
  }

  #listed({ searchParams }: URL): Response {
    const { search = '', sort, order, offset, limit } = Object.fromEntries(searchParams);
    const found = this.kits.filter(({ title }) => title.includes(search));
    found.sort((a, b) =>
      sort === 'title' ? a.title.localeCompare(b.title) : a.created - b.created,
    );
    if (order === 'desc') found.reverse();
    const items = found.slice(Number(offset), Number(offset) + Number(limit));
    return Response.json({ items, total: found.length });
  }

  #delete(id: string): Response {
    this.#deleted = this.kits.find((kit) => kit.id === id);
    if (!this.#deleted) return refusal('library-not-found', 404);
    this.kits = this.kits.filter((kit) => kit.id !== id);
    return Response.json({ done: 1, failed: [], undo: 'u1' });
  }

  #undo(): Response {
    if (this.#deleted) this.kits.push(this.#deleted);
    this.#deleted = undefined;
    return Response.json({ done: 1 });
  }

  /** Returns the response to an upload. */
  async uploaded(key: string, signal: AbortSignal): Promise<Response> {
    this.calls.push('POST library/kits');
    this.uploadKeys.push(key);
    await Promise.race([taken(this.#held, 'POST library/kits'), ended(signal)]);
    const instead = taken(this.#instead, 'POST library/kits');
    if (instead instanceof Error) throw instead;
    if (instead instanceof Response) return instead;
    const kit = kitOf(9, 'Arrived');
    this.kits.push(kit);
    return Response.json(kit, { status: 201 });
  }
}

function refusal(code: string, status: number): Response {
  return Response.json({ code, message: `It was ${code}.`, data: { status } }, { status });
}

/** A test double of XMLHttpRequest, which reports upload progress. */
function requestsTo(server: LibraryServer): typeof XMLHttpRequest {
  class Request extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #headers = new Map<string, string>();
    readonly #life = new AbortController();

    open(): void {}

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    abort(): void {
      this.#life.abort();
    }

    async send({ size }: Blob): Promise<void> {
      const progress = new ProgressEvent('progress', { loaded: size / 2, total: size });
      this.upload.dispatchEvent(progress);
      try {
        const key = this.#headers.get('Idempotency-Key') ?? '';
        const response = await server.uploaded(key, this.#life.signal);
        this.status = response.status;
        this.responseText = await response.text();
        this.dispatchEvent(new ProgressEvent('load'));
      } catch {
        if (!this.#life.signal.aborted) this.dispatchEvent(new ProgressEvent('error'));
      }
    }
  }
  return Request as unknown as typeof XMLHttpRequest;
}

/** Returns and removes the entry whose key is the start of a request. */
function taken<T>(from: Map<string, T>, what: string): T | undefined {
  const key = [...from.keys()].find((one) => what.startsWith(one));
  const found = key === undefined ? undefined : from.get(key);
  if (key !== undefined) from.delete(key);
  return found;
}

function ended(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
