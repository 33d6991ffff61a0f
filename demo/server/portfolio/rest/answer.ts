import type { Context } from 'hono';
import { wireError } from '../../wire-error';
import { InvalidParameters } from './parameters';

/** The variables of these routes. */
export interface RestEnv {
  readonly Variables: {
    /** The origin of absolute URLs; empty for root-relative URLs. */
    readonly origin: string;
  };
}

/** A page of a list. */
export interface ListAnswer {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

/** The number of pages of a list. */
export const pageCount = ({ total, perPage }: Pick<ListAnswer, 'total' | 'perPage'>): number =>
  Math.ceil(total / perPage);

/** A response with a page of a list; its headers contain the totals. */
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

/** Sets CORS headers: the data is public. */
export function setCorsHeaders(context: Context): void {
  context.header('Access-Control-Allow-Origin', '*');
  context.header('Access-Control-Expose-Headers', 'X-WP-Total, X-WP-TotalPages, Link');
  context.header(
    'Access-Control-Allow-Headers',
    'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  );
}

/** The response to `OPTIONS`: the route is read-only. */
export function routeOptions(context: Context): Response {
  context.header('Allow', 'GET');
  return context.json({ namespace: 'wp/v2', methods: ['GET'], endpoints: [{ methods: ['GET'] }] });
}

/** The response of `answer`, or an error response for invalid parameters. */
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
