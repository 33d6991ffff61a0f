import * as z from 'zod/mini';
import { LibraryRefusal } from '../../../server/library-refusal';
import { KEY } from '../../../server/once';
import { limitSilence } from '../../../server/silence';
import { validated } from '../../../server/validated';
import { type AddressParts, type Route, routeAddress } from '../../../src/api/route';
import { servicePath } from '../../../src/api/routes';
import { safeJson } from '../../../src/api/safe-json';
import type { Site } from '../site';
import { deleteToken, tokenOf } from './tokens';

/** Milliseconds until the library must start its response, and until it must continue it. */
const RESPONSE_TIMEOUT = 15_000;

/** The request header for an idempotency key, if there is one. */
export function idempotencyHeader(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { [KEY]: key };
}

/** The fields of the site that a request to the library needs. */
export type LibrarySite = Pick<Site, 'database' | 'libraryService' | 'tokenKey'>;

/** A request to the library. */
export interface ServiceRequest extends AddressParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ReadableStream<Uint8Array> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls a route of the library service with the person's token, which only the site knows.
 *
 * @throws LibraryRefusal no account is connected, or the library does not answer
 */
export async function callService(
  site: LibrarySite,
  person: string,
  { method, path }: Pick<Route, 'method' | 'path'>,
  { headers = {}, body, signal, ...parts }: ServiceRequest = {},
): Promise<Response> {
  const { libraryService } = site;
  const token = tokenOf(site, person);
  if (!libraryService || !token) throw notConnected();
  const address = `${libraryService}/v1${routeAddress(servicePath(path), parts)}`;
  const response = await fetchLibrary(address, {
    method,
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body,
    // Node sends a stream while reading it only in this mode.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    redirect: 'error',
    signal,
  });
  if (response.status !== 401) return response;
  // The account revoked the token at the library.
  if (tokenOf(site, person) === token) deleteToken(site, person);
  throw notConnected();
}

/** `fetch` for addresses of the library. @throws LibraryRefusal the library does not answer */
export async function fetchLibrary(address: string, request: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), RESPONSE_TIMEOUT);
  // The upload of a kit may take longer than any response.
  if (request.body instanceof ReadableStream) clearTimeout(timer);
  const signals = [late.signal, ...(request.signal ? [request.signal] : [])];
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.any(signals) });
    return withoutSilence(response, late);
  } catch (cause) {
    request.signal?.throwIfAborted();
    throw new LibraryRefusal('error-loading-resource', 'The library does not answer.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A response whose body fails when the library stops in the middle of it. */
function withoutSilence(response: Response, late: AbortController): Response {
  if (!response.body) return response;
  const body = limitSilence(response.body, RESPONSE_TIMEOUT, () => {
    late.abort();
    return badAnswer('The library has stopped in the middle of its response.');
  });
  return new Response(body, response);
}

/**
 * Reads a JSON response of the library, which is as untrusted as a request.
 *
 * @throws LibraryRefusal the response is cut off, or not of the shape
 */
export async function jsonOf<Shape extends z.ZodMiniType>(
  response: Response,
  shape: Shape,
): Promise<z.output<Shape>> {
  const bytes = await response.arrayBuffer().catch((cause: unknown) => {
    throw cause instanceof LibraryRefusal ? cause : badAnswer('The library’s response broke off.');
  });
  const { data, issue } = validated(shape, safeJson(new Uint8Array(bytes)));
  if (!issue) return data;
  throw badAnswer('The library has answered with something that this site cannot read.');
}

const refused = z.object({ code: z._default(z.string(), 'error-loading-resource') });

/** The code of a refusal of the library. `error-loading-resource` for an answer without a code. */
export async function codeOf(response: Response): Promise<string> {
  const { code } = await jsonOf(response, refused).catch(() => refused.parse({}));
  return code;
}

const badAnswer = (message: string): LibraryRefusal =>
  new LibraryRefusal('error-loading-resource', message);

function notConnected(): LibraryRefusal {
  return new LibraryRefusal('library-not-connected', 'No account is connected.');
}
