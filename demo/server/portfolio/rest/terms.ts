import { type Context, Hono } from 'hono';
import { wireError } from '../../wire-error';
import type { Collection } from '../collection';
import { type Taxonomy, type Term, taxonomies, termCounts } from '../terms';
import { checkedAnswer, listAnswer, type RestEnv, routeOptions } from './answer';
import { withEntities } from './entities';
import { selectFields } from './fields';
import { choice, flag, numbers, parameters, text, texts, wholeNumber } from './parameters';
import { phpQuery } from './php-query';

/** `/{taxonomy}` and `/{taxonomy}/{id}` of every taxonomy, with counts of one collection. */
export function termsRoutes(collection: Collection): Hono<RestEnv> {
  const app = new Hono<RestEnv>();
  for (const taxonomy of taxonomies) {
    const path = `/${taxonomy.name}`;
    const counted = () => countedTerms(collection, taxonomy);
    app.get(path, (context) => checkedAnswer(context, () => listed(counted(), taxonomy, context)));
    app.get(`${path}/:id{[0-9]+}`, (context) => single(counted(), taxonomy, context));
    app.options(path, routeOptions);
    app.options(`${path}/:id{[0-9]+}`, routeOptions);
  }
  return app;
}

interface CountedTerm extends Term {
  readonly count: number;
}

function countedTerms(collection: Collection, taxonomy: Taxonomy): readonly CountedTerm[] {
  const counts = termCounts(collection.works(), taxonomy);
  return taxonomy.terms.map((term) => ({ ...term, count: counts.get(term.id) ?? 0 }));
}

function listed(
  terms: readonly CountedTerm[],
  taxonomy: Taxonomy,
  context: Context<RestEnv>,
): Response {
  const { origin } = context.var;
  const { searchParams } = new URL(context.req.url);
  const asked = parameters(phpQuery(searchParams), {
    page: wholeNumber(1, 1),
    per_page: wholeNumber(10, 1, 100),
    hide_empty: flag,
    search: text,
    include: numbers,
    exclude: numbers,
    slug: texts,
    orderby: choice('name', 'id', 'slug', 'count'),
    order: choice('asc', 'desc'),
    _fields: texts,
  });
  const { page, per_page: perPage, orderby, order, _fields } = asked;
  const sign = order === 'asc' ? 1 : -1;
  const fitting = terms
    .filter((term) => matchesQuery(term, asked))
    .toSorted((a, b) => sign * compared(a[orderby], b[orderby]));
  // Unlike posts, a page of terms past the end is an empty list.
  const items = fitting
    .slice((page - 1) * perPage, page * perPage)
    .map((term) => selectFields(wireTerm(term, taxonomy, origin), _fields));
  return listAnswer(context, { items, total: fitting.length, page, perPage });
}

function single(
  terms: readonly CountedTerm[],
  taxonomy: Taxonomy,
  context: Context<RestEnv>,
): Response {
  const { origin } = context.var;
  const { searchParams } = new URL(context.req.url);
  const { _fields } = parameters(phpQuery(searchParams), { _fields: texts });
  const id = Number(context.req.param('id'));
  const term = terms.find((one) => one.id === id);
  if (!term) return wireError(context, 404, 'rest_term_invalid', 'Term does not exist.');
  return context.json(selectFields(wireTerm(term, taxonomy, origin), _fields));
}

interface Wanted {
  readonly hide_empty: boolean;
  readonly search: string;
  readonly include: readonly number[] | undefined;
  readonly exclude: readonly number[] | undefined;
  readonly slug: readonly string[] | undefined;
}

function matchesQuery({ id, slug, name, count }: CountedTerm, wanted: Wanted): boolean {
  return (
    (count > 0 || !wanted.hide_empty) &&
    (wanted.include?.includes(id) ?? true) &&
    !wanted.exclude?.includes(id) &&
    (wanted.slug?.includes(slug) ?? true) &&
    name.toLowerCase().includes(wanted.search.toLowerCase())
  );
}

function compared(a: string | number, b: string | number): number {
  return typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b);
}

function wireTerm({ id, slug, name, count }: CountedTerm, taxonomy: Taxonomy, origin: string) {
  const self = `${origin}/wp-json/wp/v2/${taxonomy.name}`;
  return {
    id,
    count,
    description: '',
    link: `${origin}/portfolio?${taxonomy.name}=${id}`,
    name: withEntities(name),
    slug,
    taxonomy: taxonomy.name,
    meta: [],
    _links: { self: [{ href: `${self}/${id}` }], collection: [{ href: self }] },
  };
}
