import type { Context } from 'hono';
import { wireError } from '../../wire-error';
import { InvalidParameters } from './parameters';

/** What the answers of these routes are made with. */
export interface RestEnv {
  readonly Variables: {
    /** What whole addresses begin with; empty for addresses that begin with the path. */
    readonly origin: string;
  };
}

/** One page of a list, as it is answered. */
export interface ListAnswer {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

/** How many pages a list has. */
export const pageCount = ({ total, perPage }: Pick<ListAnswer, 'total' | 'perPage'>): number =>
  Math.ceil(total / perPage);

/** Answers one page of a list, with the headers that say how long the whole list is. */
export function listAnswer(context: Context<RestEnv>, { items, ...paging }: ListAnswer): Response {
  const { total, page } = paging;
  const pages = pageCount(paging);
  context.header('X-WP-Total', String(total));
  context.header('X-WP-TotalPages', String(pages));
  const links = [
    page > 1 && link(context, Math.min(page - 1, pages), 'prev'),
    page < pages && link(context, page + 1, 'next'),
  ];
  const present = links.filter((one) => one !== false);
  if (present.length > 0) context.header('Link', present.join(', '));
  return context.json(items);
}

/** The headers by which scripts of other sites may read the answers: all of it is public. */
export function openToAll(context: Context): void {
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Access-Control-Expose-Headers', 'X-WP-Total, X-WP-TotalPages, Link');
  context.header(
    'Access-Control-Allow-Headers',
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  );
}

/** Says what `OPTIONS` asks: that a route can only be read. */
export function routeOptions(context: Context): Response {
  context.header('Allow', 'GET');
  return context.json({ namespace: 'wp/v2', methods: ['GET'], endpoints: [{ methods: ['GET'] }] });
}

/** Answers with what `answer` makes, or with why the parameters are refused. */
export function checkedAnswer(context: Context, answer: () => Response): Response {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    const problems = [...error.problems];
    return wireError(context, 400, 'rest_invalid_param', error.message, {
      params: Object.fromEntries(problems.map(([name, { message }]) => [name, message])),
      details: Object.fromEntries(
        problems.map(([name, problem]) => [name, { ...problem, data: null }]),
      ),
    });
  }
}

function link(context: Context<RestEnv>, page: number, rel: string): string {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.set('page', String(page));
  return `<${context.var.origin}${pathname}?${searchParams}>; rel="${rel}"`;
}
