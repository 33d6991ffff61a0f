import type { Context } from 'hono';
import { KEY } from '../../../server/once';
import type { Handlers } from '../../../server/routes';
import type { Route } from '../../../src/api/route';
import { cloudRoutes } from '../../../src/api/routes';
import type { AdministratorEnv } from '../administrator';
import type { Site } from '../site';
import { callService } from './service-call';

const requestHeaders = ['Content-Type', 'If-None-Match', KEY];
const responseHeaders = [
  'Content-Type',
  'Content-Length',
  'ETag',
  'Cache-Control',
  'X-Content-Type-Options',
];

/** Handlers that forward every cloud route to the library service, which validates the requests. */
export function forwardHandlers(site: Site): Handlers<typeof cloudRoutes, AdministratorEnv> {
  const handlers = Object.entries(cloudRoutes).map(([name, route]) => [
    name,
    ({ context }: { readonly context: Context<AdministratorEnv> }) =>
      forward(site, context, context.var.person, route),
  ]);
  // One handler for each entry of `cloudRoutes`.
  return Object.fromEntries(handlers) as Handlers<typeof cloudRoutes, AdministratorEnv>;
}

/** Forwards a request to the library, and its response to the browser. */
export async function forward(
  site: Site,
  { req }: Context,
  person: string,
  route: Route,
): Promise<Response> {
  const response = await callService(site, person, route, {
    params: req.param(),
    query: Object.fromEntries(
      Object.keys(route.query?.shape ?? {}).map((name) => [name, req.query(name)]),
    ),
    headers: pickHeaders(requestHeaders, req.raw.headers),
    body: req.raw.body ?? undefined,
    signal: req.raw.signal,
  });
  return forwardedResponse(response);
}

/** A response of the library as the browser gets it: with the headers that are meant for browsers. */
export function forwardedResponse({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: pickHeaders(responseHeaders, headers) });
}

function pickHeaders(names: readonly string[], headers: Headers): Record<string, string> {
  const entries = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}
