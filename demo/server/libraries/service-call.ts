import { KEY } from '../../../library-service/once';
import { Refusal } from '../../../library-service/refusal';
import type { Site } from '../site';
import { forgetToken, tokenOf } from './tokens';

/** A library that has not begun to answer by then is taken for one that does not. */
const PATIENCE = 15_000;

/** The header of a request that may have a name. */
export function named(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { [KEY]: key };
}

/** What a call of the library needs of the site. */
export type LibrarySite = Pick<Site, 'database' | 'libraryService'>;

/** What is sent to the library. */
export interface ServiceRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ReadableStream<Uint8Array> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls the library for a person, by the token that only the site has.
 *
 * @param path below the library's `/v1`
 * @throws Refusal nobody is connected, or no more; or the library does not answer
 */
export async function callService(
  site: LibrarySite,
  person: string,
  path: string,
  { method = 'GET', headers = {}, body, signal }: ServiceRequest = {},
): Promise<Response> {
  const { libraryService } = site;
  const token = tokenOf(site, person);
  if (!libraryService || !token) throw notConnected();
  const response = await answered(`${libraryService}/v1${path}`, {
    method,
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body,
    // Node sends a stream while it reads it only where it is told so.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
    redirect: 'error',
    signal,
  });
  if (response.status !== 401) return response;
  // The account has ended the connection at the library.
  if (tokenOf(site, person) === token) forgetToken(site, person);
  throw notConnected();
}

/** As `fetch`, for the library's own address. @throws Refusal it does not answer */
export async function answered(address: string, request: RequestInit): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  // A kit takes its time to go up; what is awaited is an answer to what has been sent.
  if (request.body instanceof ReadableStream) clearTimeout(timer);
  const signals = [late.signal, ...(request.signal ? [request.signal] : [])];
  try {
    return await fetch(address, { ...request, signal: AbortSignal.any(signals) });
  } catch (cause) {
    request.signal?.throwIfAborted();
    throw new Refusal('error-loading-resource', 'The library does not answer.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

function notConnected(): Refusal {
  return new Refusal('library-not-connected', 'No account is connected.');
}
