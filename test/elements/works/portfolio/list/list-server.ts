import type {
  ListOptions,
  PortfolioList,
} from '../../../../../src/elements/works/portfolio/list/list';
import { portfolioList } from '../../../../../src/elements/works/portfolio/list/list';

/** One call that the list has made; it waits until the test answers. */
export interface Call {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Answers as the server would now. */
  answer(): Promise<void>;
  respond(body: string, status?: number): Promise<void>;
  /** Ends it as a dead network does. */
  fail(): Promise<void>;
}

/** A server of WordPress's manners with these items; a test may change them between calls. */
export interface ListServer {
  items: Record<string, unknown>[];
  categories: Record<string, unknown>[];
  /** Headers that it sends with a list. */
  headers: (total: number, totalPages: number) => Record<string, string>;
  /** True: a call waits for the test. Else it is answered at once. */
  holds: boolean;
  readonly calls: Call[];
  /** The calls that are neither answered nor given up, oldest first. */
  open(): Call[];
  /** The `page` of every call for items. */
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

/** Takes `fetch` over. */
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

/** A started list of that server's items, three a page; `more` changes options. */
export function list(more: Partial<ListOptions> = {}): PortfolioList {
  const portfolio = portfolioList({
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

/** The ids of what is seen. */
export function ids(portfolio: PortfolioList): (number | undefined)[] {
  return portfolio.state().items.map(({ id }) => id);
}

/** Lets everything go on that waits for nothing but itself. */
export async function settled(): Promise<void> {
  // A macrotask comes after all microtasks; reading a body takes a few of its own.
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Acts, lets everything settle, and returns what the console was told meanwhile. */
export async function quietly(act: () => unknown): Promise<unknown[][]> {
  const original = console.error;
  const told: unknown[][] = [];
  console.error = (...words: unknown[]) => told.push(words);
  try {
    await act();
    await settled();
  } finally {
    console.error = original;
  }
  return told;
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
