import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import type * as z from 'zod/mini';
import type { JsonOf, Params, Route, Routes, Sent } from '../src/api/route';
import { safeJson } from '../src/api/safe-json';
import type { Refusal } from './refusal';
import { readBody } from './request-body';

/** How a group of routes validates its requests. `body` and `query` throw a `Refusal` for an invalid request. */
export interface RequestReader {
  /** @param value undefined for a body that is no JSON, or too deep */
  body<Shape extends z.ZodMiniType>(value: unknown, shape: Shape): z.output<Shape>;
  query<Shape extends z.ZodMiniType>(context: Context, shape: Shape): z.output<Shape>;
  /** The refusal of a body that exceeds the limit of its route. */
  tooLarge(): Refusal;
}

/** The default maximum size of a JSON body in bytes. */
const JSON_SIZE = 64 * 1024;

/**
 * Reads and validates a JSON body.
 *
 * @throws Refusal the body is too large, too deep, no JSON, or of another shape
 */
export async function readJson<Shape extends z.ZodMiniType>(
  context: Context,
  requests: RequestReader,
  shape: Shape,
  maxBytes = JSON_SIZE,
): Promise<z.output<Shape>> {
  const bytes = await readBody(context, maxBytes);
  if (!bytes) throw requests.tooLarge();
  return requests.body(safeJson(bytes), shape);
}

/** A request to a route. */
export interface RouteRequest<R extends Route, E extends Env> {
  readonly context: Context<E>;
  readonly params: Params<R>;
  /** Reads and validates the JSON body. The handler decides when: a missing item can be reported first. */
  body(): Promise<R extends { readonly body: infer B } ? JsonOf<B> : never>;
  /** Validates the query. */
  query(): R extends { readonly query: infer Q } ? JsonOf<Q> : never;
}

/** Answers a request: with the value of the response, which is sent as JSON, or with a whole response. */
export type Handler<R extends Route, E extends Env> = (
  request: RouteRequest<R, E>,
) => Result<R> | Promise<Result<R>>;

type Result<R extends Route> = Sent<JsonOf<R['response']>> | Response;

/** A handler for each route of a group: the compiler reports a missing one. */
export type Handlers<Group extends Routes, E extends Env> = {
  readonly [Name in keyof Group]: Handler<Group[Name], E>;
};

/** The patterns of path parameters that are not free text. */
const patterns: Readonly<Record<string, string>> = {
  id: '[0-9]+',
  name: '[\\da-f]+',
  undo: '[\\w-]+',
};

/** The access checks, by the `access` of a route. */
export type Guards<E extends Env> = Readonly<Record<'nonce' | 'session', MiddlewareHandler<E>>>;

/** How a group of routes is bound to an app. */
export interface Binding<E extends Env> {
  readonly requests: RequestReader;
  /** Default: none, where the app itself checks access. */
  readonly guards?: Guards<E>;
  /** The path of a route in the app. Default: its own. */
  readonly pathOf?: (path: string) => string;
}

/** Binds each route of a group to its handler. */
export function serve<Group extends Routes, E extends Env>(
  app: Hono<E>,
  routes: Group,
  handlers: Handlers<Group, E>,
  { requests, guards, pathOf = (path) => path }: Binding<E>,
): void {
  for (const [name, route] of fixedPathsFirst(routes)) {
    const handler = handlers[name] as unknown as Handler<Route, E>;
    const path = honoPath(pathOf(route.path));
    if (guards) app.on(route.method, path, guards[route.access ?? 'nonce']);
    app.on(route.method, path, async (context) => {
      const result: unknown = await handler(requestOf(route, context, requests));
      return result instanceof Response ? result : context.json(result as object, route.status);
    });
  }
}

/** `/imports/current` comes before `/imports/{session}`: the first route that matches answers. */
function fixedPathsFirst(routes: Routes): readonly (readonly [string, Route])[] {
  const parameters = ({ path }: Route): number => path.split('{').length;
  return Object.entries(routes).sort(([, a], [, b]) => parameters(a) - parameters(b));
}

/** `/folders/{id}` as `/folders/:id{[0-9]+}`. */
function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: pattern } = patterns;
    return pattern ? `:${name}{${pattern}}` : `:${name}`;
  });
}

function requestOf<E extends Env>(
  { body, query, maxBytes }: Route,
  context: Context<E>,
  requests: RequestReader,
): RouteRequest<Route, E> {
  return {
    context,
    params: context.req.param() as Params<Route>,
    body: () => readJson(context, requests, body as z.ZodMiniType, maxBytes) as Promise<never>,
    query: () => requests.query(context, query as z.ZodMiniType) as never,
  };
}
