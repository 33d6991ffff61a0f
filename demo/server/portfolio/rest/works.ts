import { type Context, Hono } from 'hono';
import { wireError } from '../../wire-error';
import type { Collection } from '../collection';
import { checkedAnswer, listAnswer, pageCount, type RestEnv, routeOptions } from './answer';
import { selectFields } from './fields';
import { choice, numbers, parameters, text, texts, wholeNumber } from './parameters';
import { phpQuery } from './php-query';
import { selectedWorks, workOrders } from './select';
import { wireWork } from './wire-work';

/** `/{collection}` and `/{collection}/{id}`. */
export function worksRoutes(collection: Collection): Hono<RestEnv> {
  const app = new Hono<RestEnv>();
  const path = `/${collection.name}`;
  app.get(path, (context) => checkedAnswer(context, () => listed(collection, context)));
  app.get(`${path}/:id{[0-9]+}`, (context) => single(collection, context));
  app.options(path, routeOptions);
  app.options(`${path}/:id{[0-9]+}`, routeOptions);
  return app;
}

/** The parameters of a list. */
const listParameters = {
  page: wholeNumber(1, 1),
  per_page: wholeNumber(10, 1, 100),
  search: text,
  include: numbers,
  exclude: numbers,
  slug: texts,
  orderby: choice(...workOrders),
  order: choice('desc', 'asc'),
  'astra-portfolio-categories': numbers,
  'astra-portfolio-other-categories': numbers,
  'astra-portfolio-tags': numbers,
  _fields: texts,
};

function listed(collection: Collection, context: Context<RestEnv>): Response {
  const { searchParams } = new URL(context.req.url);
  const asked = parameters(phpQuery(searchParams), listParameters);
  const { page, per_page: perPage, _fields } = asked;
  const works = selectedWorks(collection.works(), asked);
  const total = works.length;
  if (total > 0 && page > pageCount({ total, perPage })) return pageTooHigh(context);
  const base = { origin: context.var.origin, collection: collection.name };
  const items = works
    .slice((page - 1) * perPage, page * perPage)
    .map((work) => selectFields(wireWork(work, base), _fields));
  return listAnswer(context, { items, total, page, perPage });
}

function single(collection: Collection, context: Context<RestEnv>): Response {
  const { searchParams } = new URL(context.req.url);
  const { _fields } = parameters(phpQuery(searchParams), { _fields: texts });
  const id = Number(context.req.param('id'));
  const work = collection.works().find((one) => one.id === id);
  if (!work) return wireError(context, 404, 'rest_post_invalid_id', 'Invalid post ID.');
  const base = { origin: context.var.origin, collection: collection.name };
  return context.json(selectFields(wireWork(work, base), _fields));
}

function pageTooHigh(context: Context): Response {
  return wireError(
    context,
    400,
    'rest_post_invalid_page_number',
    'The page number requested is larger than the number of pages available.',
  );
}
