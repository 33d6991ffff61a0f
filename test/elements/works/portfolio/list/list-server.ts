import {
  type ListOptions,
  PortfolioList,
} from '../../../../../src/elements/works/portfolio/list/list';
import { type CapturedConsole, captureConsole } from '../../../../page-objects/captured-console';

/** A request of the list, which waits for the test's response. */
export interface Call {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Responds with the server's current items. */
  answer(): Promise<void>;
  respond(body: string, status?: number): Promise<void>;
  /** Rejects the request, as without a network. */
  fail(): Promise<void>;
}

/** A double of a WordPress server. Tests may change its items between requests. */
export interface ListServer {
  items: Record<string, unknown>[];
  categories: Record<string, unknown>[];
  /** The headers of a list response. */
  headers: (total: number, totalPages: number) => Record<string, string>;
  /** True: a request waits for the test. False: it is responded to immediately. */
  holds: boolean;
  readonly calls: Call[];
  /** The pending requests, oldest first. */
  open(): Call[];
  /** The `page` of each request for items. */
  pages(): string[];
  restore(): void;
}

/** Items 1 to `count`; item n has category n % 3 + 1 and other category n % 2 + 11. */
export function entries(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    title: { rendered: `Item ${at + 1}` },
    'astra-portfolio-categories': [((at + 1) % 3) + 1],
    'astra-portfolio-other-categories': [((at + 1) % 2) + 11],
    'astra-portfolio-tags': [],
  }));
}

/** Replaces `fetch`. */
export function listServer(count: number): ListServer {
  const original = globalThis.fetch;
  const waiting = new Set<Call>();
  const server: ListServer = {
    items: entries(count),
    categories: [1, 2, 3].map((id) => ({ id, name: `C${id}`, count: 5 })),
    headers: (total, pages) => ({ 'X-WP-Total': `${total}`, 'X-WP-TotalPages': `${pages}` }),
    holds: false,
    calls: [],
    open: () => [...waiting],
    pages: () =>
      server.calls
        .filter(({ url }) => url.pathname === '/items')
        .map(({ url }) => url.searchParams.get('page') ?? ''),
    restore: () => {
      globalThis.fetch = original;
    },
  };
  globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input), 'https://site.test');
      const signal = init.signal as AbortSignal;
      const ended = (end: () => void): Promise<void> => {
        waiting.delete(call);
        end();
        return settled();
      };
      const call: Call = {
        url,
        signal,
        answer: () => ended(() => resolve(answer(server, url))),
        respond: (body, status = 200) => ended(() => resolve(new Response(body, { status }))),
        fail: () => ended(() => reject(new TypeError('Failed to fetch'))),
      };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', () => void ended(() => reject(signal.reason)));
      server.calls.push(call);
      waiting.add(call);
      if (!server.holds) void call.answer();
    });
  return server;
}

/** Creates and starts a list of the server's items, three per page; `more` overrides options. */
export function list(more: Partial<ListOptions> = {}): PortfolioList {
  const portfolio = new PortfolioList({
    apiUrl: '/items',
    itemsPerPage: 3,
    categoryIds: [],
    otherCategoryIds: [],
    tagIds: [],
    categoryLabels: [],
    otherCategoryLabels: [],
    withCategories: false,
    withOtherCategories: false,
    ...more,
  });
  portfolio.start();
  return portfolio;
}

/** The ids of the shown items. */
export function ids(portfolio: PortfolioList): (number | undefined)[] {
  return portfolio.state().items.map(({ id }) => id);
}

/** Resolves when all pending microtasks and resolved requests are done. */
export async function settled(): Promise<void> {
  // Reading a body takes several tasks.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Calls `act`, waits until all is settled, and returns the console errors. */
export async function quietly(act: () => unknown): Promise<CapturedConsole['calls']> {
  const captured = captureConsole('error');
  try {
    await act();
    await settled();
  } finally {
    captured.restore();
  }
  return captured.calls;
}

function answer(server: ListServer, { pathname, searchParams }: URL): Response {
  const perPage = Number(searchParams.get('per_page'));
  const page = Number(searchParams.get('page'));
  const isItems = pathname === '/items';
  const found = isItems ? server.items.filter(matches(searchParams)) : server.categories;
  const pages = Math.ceil(found.length / perPage);
  if (isItems && page > Math.max(1, pages)) {
    const body = { code: 'rest_post_invalid_page_number', message: '…', data: { status: 400 } };
    return new Response(JSON.stringify(body), { status: 400 });
  }
  const entries = found.slice((page - 1) * perPage, page * perPage);
  return new Response(JSON.stringify(entries), { headers: server.headers(found.length, pages) });
}

function matches(search: URLSearchParams): (item: Record<string, unknown>) => boolean {
  return (item) =>
    ['categories', 'other-categories', 'tags'].every((taxonomy) => {
      const field = `astra-portfolio-${taxonomy}`;
      const asked = search.get(field)?.split(',').map(Number) ?? [];
      return (
        asked.length === 0 || asked.some((id) => ((item[field] ?? []) as number[]).includes(id))
      );
    });
}
