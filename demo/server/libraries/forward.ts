import type { Context } from 'hono';
import { imageTypes } from '../../../server/image-type';
import { LibraryRefusal } from '../../../server/library-refusal';
import { KEY } from '../../../server/once';
import type { Handlers } from '../../../server/routes';
import type { Route } from '../../../src/api/route';
import { cloudRoutes } from '../../../src/api/routes';
import type { AdministratorEnv } from '../administrator';
import type { Site } from '../site';
import { callService } from './service-call';

const requestHeaders = ['Content-Type', 'If-None-Match', KEY];
const responseHeaders = ['Content-Length', 'ETag', 'Cache-Control'];

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
  return forwardedResponse(route, response);
}

/**
 * A response of the library as the browser gets it: of a type that the route names, so that no answer becomes a
 * document of the site, and with the headers that are meant for browsers.
 *
 * @throws LibraryRefusal the library has answered with another type
 */
export function forwardedResponse(route: Route, { body, status, headers }: Response): Response {
  const type = mediaType(headers);
  const wanted = typesOf(route, status);
  if (type === undefined ? body : !wanted.includes(type)) {
    throw new LibraryRefusal('error-loading-resource', `The library has answered with "${type}".`);
  }
  const forwarded = pickHeaders(responseHeaders, headers);
  return new Response(body, {
    status,
    headers: {
      ...forwarded,
      ...(type && { 'Content-Type': type }),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** The media type of a response, without its parameters. */
function mediaType(headers: Headers): string | undefined {
  return headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
}

/** The media types with which the library may answer a request. */
function typesOf({ response }: Route, status: number): readonly string[] {
  if (status >= 400 || !('file' in response)) return ['application/json'];
  return response.file === 'image/*' ? imageTypes : [response.file];
}

function pickHeaders(names: readonly string[], headers: Headers): Record<string, string> {
  const entries = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}
