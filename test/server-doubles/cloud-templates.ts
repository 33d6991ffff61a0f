import type { Connection, Quota } from '../../src/api/libraries/account';
import type { Folder } from '../../src/api/libraries/folder';
import type { Template } from '../../src/api/libraries/template';
import { adaWith, folderOf } from '../elements/libraries/template-library/cloud/folders';
import { templateOf } from '../elements/libraries/template-library/fixtures';

/** A test double of the site's server and its library. */
export class CloudServer {
  /** The received requests: `GET library/folders`. */
  readonly calls: string[] = [];
  connection: Connection = adaWith();
  folders: Folder[] = [
    folderOf(1, 'Footers', 2),
    folderOf(2, 'Heroes', 3),
    folderOf(3, 'Pages', 0),
  ];
  templates: Template[] = [
    ...[1, 2, 3].map((id) => templateOf(id)),
    ...[4, 5].map((id) => templateOf(id, { folder: '1' })),
    ...[6, 7, 8].map((id) => templateOf(id, { folder: '2' })),
  ];
  /** The address that the browser opens to connect. */
  authorizeUrl = '#authorize';
  returnTo: string | undefined;
  readonly #instead = new Map<string, Response | Error>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #fetch = window.fetch;
  #before: { readonly folders: Folder[]; readonly templates: Template[] } | undefined;

  constructor() {
    window.fetch = (address, init = {}) => this.#answer(String(address), init);
  }

  /** Sets the number of used items, of a hundred. */
  use(items: number): void {
    const { account } = this.connection;
    const quota: Quota = { items: { used: items, limit: 100 }, bytes: { used: 0, limit: 1000 } };
    if (account) this.connection = { account: { ...account, quota } };
  }

  /** Sets the response to the next request that starts with a text. */
  next(what: string, instead: Response | Error): void {
    this.#instead.set(what, instead);
  }

  /** Sets an error response to the next request that starts with a text. */
  refuse(what: string, code: string, status = 500): void {
    this.next(what, refusal(code, status));
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

  /** Deletes a folder from elsewhere. */
  loseFolder(id: string): void {
    this.#before = { folders: this.folders, templates: this.templates };
    this.folders = this.folders.filter((one) => one.id !== id);
    this.templates = this.templates.filter(({ folder }) => folder !== id);
  }

  restore(): void {
    window.fetch = this.#fetch;
  }

  async #answer(address: string, init: RequestInit): Promise<Response> {
    const { method = 'GET', body, signal } = init;
    const what = `${method} ${address.replace('/wp-json/nh/v1/', '')}`;
    this.calls.push(what);
    await Promise.race([taken(this.#held, what), ended(signal)]);
    const instead = taken(this.#instead, what);
    if (instead instanceof Error) throw instead;
    return instead ?? this.said(what, typeof body === 'string' ? JSON.parse(body) : {});
  }

  /** Returns the response to a request. */
  protected said(
    what: string,
    { name = '', returnTo }: { name?: string; returnTo?: string },
  ): Response {
    if (/^GET (?:library\/)?templates\/filters$/.test(what)) {
      return Response.json({ types: ['header', 'page'], authors: ['Ada', 'Bob'] });
    }
    if (what === 'GET library') return Response.json(this.connection);
    if (what === 'DELETE library') {
      this.connection = {};
      return Response.json({});
    }
    if (what === 'POST library/connect') {
      this.returnTo = returnTo;
      return Response.json({ url: this.authorizeUrl });
    }
    if (what.startsWith('GET templates')) return this.listed([], what);
    if (!this.connection.account) return refusal('library-not-connected', 401);
    if (what.startsWith('GET library/templates')) return this.listed(this.templates, what);
    if (what === 'GET library/folders') return Response.json({ folders: this.folders });
    if (what === 'POST library/folders') return this.#made(name);
    const [, method, id] = /^(\w+) library\/folders\/(\d+)$/.exec(what) ?? [];
    if (id) return method === 'DELETE' ? this.#deleted(id) : this.#renamed(id, name);
    if (what === 'POST library/undo/u1') {
      Object.assign(this, this.#before);
      return Response.json({ done: 1 });
    }
    return refusal('rest_no_route', 404);
  }

  protected listed(all: readonly Template[], what: string): Response {
    const { searchParams } = new URL(what.slice(4), 'http://x');
    const { search = '', folder, offset, limit } = Object.fromEntries(searchParams);
    const found = all.filter(
      (one) =>
        one.title.includes(search) && (folder === undefined || (one.folder ?? '') === folder),
    );
    const items = found.slice(Number(offset), Number(offset) + Number(limit));
    return Response.json({ items, total: found.length, next: null });
  }

  #made(name: string): Response {
    if (this.folders.some((one) => one.name === name)) return refusal('library-folder-exists', 409);
    const made = folderOf(9, name, 0);
    this.folders = [...this.folders, made];
    return Response.json(made, { status: 201 });
  }

  #renamed(id: string, name: string): Response {
    const found = this.folders.find((one) => one.id === id);
    if (!found) return refusal('library-folder-not-found', 404);
    const renamed = { ...found, name };
    this.folders = this.folders.map((one) => (one === found ? renamed : one));
    return Response.json(renamed);
  }

  #deleted(id: string): Response {
    const found = this.folders.find((one) => one.id === id);
    if (!found) return refusal('library-folder-not-found', 404);
    this.loseFolder(id);
    return Response.json({ done: found.count, failed: [], undo: 'u1' });
  }
}

/** Returns an error response. */
export function refusal(code: string, status: number): Response {
  return Response.json({ code, message: `It was ${code}.`, data: { status } }, { status });
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
