import type { SiteContents } from '../../src/api/kits/contents';
import type { ExportRequest, ExportSession } from '../../src/api/kits/export';
import { siteContents } from '../elements/kits/parts/site';

/** A call that has reached the double: `POST kits/exports`. */
export interface Call {
  readonly what: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The response to a request, in place of the double's own. */
type Instead = Response | Error | 'never';

const titles = { content: 'Content', templates: 'Templates', zip: 'Zip file' };

/** A double of the server with the wire's shapes, in the test's hands. */
export class Server {
  readonly calls: Call[] = [];
  readonly site: SiteContents = siteContents();
  session: ExportSession | undefined;
  request: ExportRequest | undefined;
  /** By the start of the requested route. */
  readonly #instead = new Map<string, Instead>();
  readonly #held = new Map<string, PromiseWithResolvers>();
  readonly #original = window.fetch;

  constructor() {
    window.fetch = (address, init = {}) => this.#answer(String(address), init);
  }

  /** Answers the next call of that kind in another way: `POST kits/exports/s1/runners/zip`. */
  next(what: string, instead: Instead): void {
    this.#instead.set(what, instead);
  }

  /** Refuses it with an error of the wire. */
  refuse(what: string, code: string, status = 500, data: object = {}): void {
    const body = JSON.stringify({ code, message: `It was ${code}.`, data: { status, ...data } });
    this.next(what, new Response(body, { status }));
  }

  /** Keeps the next call of that kind waiting, until it is let go. */
  hold(what: string): () => void {
    const held = withResolvers();
    this.#held.set(what, held);
    return held.resolve;
  }

  whats(): string[] {
    return this.calls.map(({ what }) => what);
  }

  restore(): void {
    window.fetch = this.#original;
  }

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const what = `${init.method} ${address.replace('/wp-json/nh/v1/', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    this.calls.push({ what, body, headers: new Headers(init.headers) });
    await Promise.race([taken(this.#held, what)?.promise, ended(init.signal)]);
    const instead = taken(this.#instead, what);
    if (instead === 'never') return ended(init.signal);
    if (instead instanceof Error) throw instead;
    return instead ?? this.#said(what, body);
  }

  #said(what: string, body: unknown): Response {
    const [, runner] = /runners\/(.+)$/.exec(what) ?? [];
    if (what === 'GET kits/contents') return Response.json(this.site);
    if (what === 'POST kits/exports') this.#begin(body as ExportRequest);
    else if (runner) this.#step(runner);
    else if (what.startsWith('DELETE')) this.session = undefined;
    else if (!this.session) return Response.json({ code: 'nh_no_export' }, { status: 404 });
    return Response.json(this.session ?? {});
  }

  #begin(request: ExportRequest): void {
    this.request = request;
    const runners = Object.entries(titles).map(([runner, title]) => ({
      runner,
      title,
      isDone: false,
    }));
    this.session = { session: 's1', state: 'running', runners };
  }

  #step(step: string): void {
    const { session: id = '', runners: before = [] } = this.session ?? {};
    const runners = before.map((one) => (one.runner === step ? { ...one, isDone: true } : one));
    const isDone = runners.every((one) => one.isDone);
    this.session = isDone
      ? { session: id, state: 'completed', runners, summary: this.#summary() }
      : { session: id, state: 'running', runners };
  }

  #summary(): NonNullable<ExportSession['summary']> {
    const counts = { content: { pages: 3, posts: 0 }, plugins: { plugins: 2 } };
    const cloud = { kit_cloud_id: '7', url: '/library/7' };
    const isCloud = this.request?.target === 'cloud';
    return { fileName: 'linden.zip', size: 3_400_000, counts, ...(isCloud && { cloud }) };
  }
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function taken<T>(from: Map<string, T>, key: string): T | undefined {
  const found = from.get(key);
  from.delete(key);
  return found;
}

function ended(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
