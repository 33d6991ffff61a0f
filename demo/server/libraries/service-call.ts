import { LibraryRefusal } from '../../../server/library-refusal';
import { KEY } from '../../../server/once';
import { type AddressParts, type Route, routeAddress } from '../../../src/api/route';
import { servicePath } from '../../../src/api/routes';
import type { Site } from '../site';
import { deleteToken, tokenOf } from './tokens';

/** Milliseconds until the library must start its response. */
const RESPONSE_TIMEOUT = 15_000;

/** The request header for an idempotency key, if there is one. */
export function idempotencyHeader(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { [KEY]: key };
}

/** The fields of the site that a request to the library needs. */
export type LibrarySite = Pick<Site, 'database' | 'libraryService'>;

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
    return await fetch(address, { ...request, signal: AbortSignal.any(signals) });
  } catch (cause) {
    request.signal?.throwIfAborted();
    throw new LibraryRefusal('error-loading-resource', 'The library does not answer.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function notConnected(): LibraryRefusal {
  return new LibraryRefusal('library-not-connected', 'No account is connected.');
}
