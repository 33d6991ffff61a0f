import type { Context } from 'hono';
import { KEY } from '../../../library-service/once';
import type { Site } from '../site';
import { callService } from './service-call';

/** What of a request the library is told, and of its answer the browser. */
const sent = ['Content-Type', 'If-None-Match', KEY];
const returned = [
  'Content-Type',
  'Content-Length',
  'ETag',
  'Cache-Control',
  'X-Content-Type-Options',
];

/** Passes a call on to the library, both ways as it comes. */
export async function passOn(
  site: Site,
  context: Context,
  person: string,
  path: string,
): Promise<Response> {
  const { method, raw } = context.req;
  const answer = await callService(site, person, path + new URL(raw.url).search, {
    method,
    headers: picked(sent, raw.headers),
    body: raw.body ?? undefined,
    signal: raw.signal,
  });
  return handedOn(answer);
}

/** An answer of the library's as the browser gets it: of its headers, what is meant for it. */
export function handedOn({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: picked(returned, headers) });
}

function picked(names: readonly string[], headers: Headers): Record<string, string> {
  const entries = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}
