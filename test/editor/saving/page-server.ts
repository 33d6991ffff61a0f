import { type BuilderElement, DOCUMENT_FORMAT, type PageDocument } from '../../../src/page';
import { json } from '../../server-doubles/rest-server';

/** A page with one heading. */
export const titled = (title: string): PageDocument => ({
  format: DOCUMENT_FORMAT,
  content: [heading(title)],
  page_settings: {},
});

const heading = (title: string): BuilderElement => ({
  id: 'a1',
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
});

/** The title of such a page. */
export const titleOf = (document: PageDocument | undefined): unknown =>
  document?.content[0]?.settings.title;

interface Draft {
  readonly revision: number;
  readonly account: string;
  readonly lock: string;
  readonly save: string;
  readonly document: PageDocument;
}

/** How the server behaves: `lost` does the work, but its response does not arrive. */
export type Mode =
  | 'online'
  | 'offline'
  | 'lost'
  | 'broken'
  | 'logged-out'
  | 'missing'
  | 'refusing'
  | 'held';

/** A double of the page routes, in place of `fetch`. */
export class PageServer {
  mode: Mode = 'online';
  /** The only kind of request that the mode concerns, such as `POST publish`. Default: all. */
  only: string | undefined;
  account = 'ada';
  revision = 1;
  document = titled('First');
  save = '';
  /** Who has made the newest revision. */
  person = 'ada';
  published = 0;
  /** The code that each save leaves out. */
  leftOut: readonly { readonly element: string; readonly setting: string }[] = [];
  /** The documents of all revisions, by their number. */
  readonly history = new Map([[1, this.document]]);
  lock: { readonly token: string; readonly person: string } | undefined;
  /** The methods and the ends of the paths of all requests. */
  readonly calls: string[] = [];
  readonly #inits: RequestInit[] = [];
  readonly #original = globalThis.fetch;
  readonly #waiting: (() => void)[] = [];
  readonly #held: ((response?: Response) => void)[] = [];

  constructor() {
    globalThis.fetch = async (address, init = {}) => {
      const { pathname } = new URL(String(address), location.href);
      if (!pathname.includes('/pages/')) return new Response('', { status: 403 });
      const end = pathname.split('/').at(-1) ?? '';
      const kind = pathname.includes('/revisions/') ? 'revision' : 'page';
      const call = `${init.method} ${/^\d+$/.test(end) ? kind : end}`;
      this.calls.push(call);
      this.#inits.push(init);
      for (const waiting of this.#waiting.splice(0)) waiting();
      return this.#answer(call, init, new URL(String(address), location.href));
    };
  }

  restore(): void {
    globalThis.fetch = this.#original;
  }

  /** The number of requests of this kind. */
  count(call: string): number {
    return this.calls.filter((one) => one === call).length;
  }

  /** Waits until so many requests of this kind have arrived. */
  async arrived(call: string, count = 1): Promise<void> {
    while (this.count(call) < count) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The options of the last request of this kind. */
  last(call: string): RequestInit | undefined {
    return this.#inits[this.calls.lastIndexOf(call)];
  }

  /** Somebody else saves the page. */
  saveElsewhere(document: PageDocument): void {
    this.#store(document, 'other', 'grace');
  }

  /** Lets the held requests go on, and all others succeed. */
  release(): void {
    this.mode = 'online';
    for (const release of this.#held.splice(0)) release();
  }

  /** Refuses the held requests, and lets all others succeed. */
  refuseHeld(): void {
    this.mode = 'online';
    for (const respond of this.#held.splice(0)) respond(tooFull());
  }

  async #answer(call: string, init: RequestInit, address: URL): Promise<Response> {
    const mode = this.only === undefined || this.only === call ? this.mode : 'online';
    if (mode === 'offline') throw new TypeError('Failed to fetch');
    if (mode === 'broken') return json({ code: 'x', message: 'Broken' }, 500);
    if (mode === 'logged-out') return json({ code: 'rest_forbidden', message: 'No' }, 401);
    if (mode === 'missing') return json({ code: 'nh_page_not_found', message: 'No page.' }, 404);
    if (mode === 'refusing' && call === 'PUT draft') return tooFull();
    if (mode === 'held') {
      const response = await new Promise<Response | undefined>((resolve) => {
        this.#held.push(resolve);
      });
      if (response) return response;
    }
    const response = this.#done(call, init, address);
    if (mode === 'lost') throw new TypeError('Failed to fetch');
    return response;
  }

  #done(call: string, { body }: RequestInit, { pathname, searchParams: query }: URL): Response {
    const sent = JSON.parse(String(body ?? '{}')) as Draft & { token: string; takeOver: boolean };
    const { revision, save, person } = this;
    switch (call) {
      case 'POST lock':
        if (this.lock && this.lock.token !== sent.token && !sent.takeOver) return this.#locked();
        this.lock = { token: sent.token, person: this.account };
        return json({ person: this.account, expires: 0 });
      case 'DELETE lock':
        if (this.lock?.token === query.get('token')) this.lock = undefined;
        return json({});
      case 'PUT draft':
        if (this.lock && this.lock.token !== sent.lock) return this.#locked();
        if (sent.revision !== revision) return conflict({ revision, save, by: person });
        this.#store(sent.document, sent.save, this.account);
        return json({ ...this.#stored(), leftOut: this.leftOut });
      case 'POST publish':
        if (sent.revision !== revision) return conflict({ revision, save, by: person });
        this.published = revision;
        return json({ revision, path: '/pages/a' });
      case 'GET revisions':
        return json({ revisions: [...this.history.keys()].map(listed).reverse() });
      case 'GET revision':
        return this.#revision(Number(pathname.split('/').at(-1)));
      default:
        return json(this.#page());
    }
  }

  #store(document: PageDocument, save: string, person: string): void {
    this.revision += 1;
    this.history.set(this.revision, document);
    Object.assign(this, { document, save, person });
  }

  #revision(number: number): Response {
    const document = this.history.get(number);
    if (document) return json({ ...listed(number), document });
    return json({ code: 'nh_page_no_revision', message: 'It does not exist any more.' }, 404);
  }

  #stored() {
    const { revision, save, person } = this;
    return { revision, save, person, saved: 0 };
  }

  #page() {
    return {
      ...this.#stored(),
      id: '7',
      type: 'page',
      title: 'A',
      path: '/pages/a',
      published: true,
      isCurrent: true,
      document: this.document,
      rights: { edit: true, publish: true, settings: true, html: false },
      lock: null,
      account: this.account,
    };
  }

  #locked(): Response {
    const data = { status: 423, by: this.lock?.person };
    return json({ code: 'nh_page_locked', message: 'Locked.', data }, 423);
  }
}

const tooFull = () =>
  json({ code: 'nh_page_full', message: 'The page has too many elements.' }, 413);

const listed = (number: number) => ({
  number,
  kind: 'saved',
  person: 'ada',
  saved: 0,
  isPublished: false,
});

function conflict(data: object): Response {
  return json({ code: 'nh_page_conflict', message: 'Newer.', data: { status: 409, ...data } }, 409);
}
