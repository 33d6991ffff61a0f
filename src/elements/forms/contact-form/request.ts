import { headers } from './headers';
import { watchLeaving } from './leaving';

/** Why a request failed, for the console and the `nh-form-error` event. */
export type FailureCode = 'fetch_error' | 'invalid_json' | 'timeout';

/** A failed request. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: FailureCode;
  /** The message for the visitor; undefined: the default message of the code. */
  readonly userMessage: string | undefined;

  constructor(
    code: FailureCode,
    message: string,
    options?: ErrorOptions & { readonly userMessage?: string | undefined },
  ) {
    super(message, options);
    this.code = code;
    this.userMessage = options?.userMessage;
  }
}

/** The options of a request. */
export interface RequestOptions {
  /** Aborts the request, which rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Sent as a multipart POST; without a body the request is a GET. */
  readonly body?: FormData;
  /** Milliseconds without progress after which the request fails. */
  readonly timeout: number;
  /** Called with the sent share of the body, 0 to 1. Set if the body has files. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends a request to the form's server and returns the response as converted by `read`.
 *
 * @param read converts the parsed JSON (null for status 204); returns null if it is invalid
 * @throws RequestError `fetch_error` (no response), `timeout`, or `invalid_json` (not 2xx, not JSON, or
 *   rejected by `read`)
 * @throws the reason of `signal`
 * @throws AbortError if the visitor is leaving the page
 */
export async function request<T>(
  address: string,
  read: (raw: unknown) => T | null,
  options: RequestOptions,
): Promise<T> {
  const call = new AbortController();
  const stop = (): void => call.abort(options.signal.reason);
  options.signal.throwIfAborted();
  const settled = new AbortController();
  options.signal.addEventListener('abort', stop, { signal: settled.signal });
  const isLeaving = watchLeaving(settled.signal);
  const watch = watchdog(options.timeout, () =>
    call.abort(new RequestError('timeout', `${address} did not respond.`)),
  );
  try {
    const send = options.onProgress ? await uploader(call.signal) : sendWithFetch;
    const received = await send(address, options, call.signal, watch.reset);
    return (
      parsed(received, read) ?? (await recovered(address, received, read, options, call.signal))
    );
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    if (error instanceof RequestError) throw error;
    // A GET that fails while the visitor leaves the page is not reported; a failed submission always is.
    if (!options.body && (await isLeaving())) {
      throw new DOMException('The page was left.', 'AbortError');
    }
    const cause = `${address} cannot be reached, is blocked by connect-src, or sends no Access-Control-Allow-Origin.`;
    throw new RequestError('fetch_error', cause, { cause: error });
  } finally {
    watch.stop();
    settled.abort();
  }
}

/** A response before it is parsed. */
export interface Received {
  readonly status: number;
  readonly text: string;
}

async function sendWithFetch(
  address: string,
  { body }: RequestOptions,
  signal: AbortSignal,
  progressed: () => void,
): Promise<Received> {
  const response = await fetch(address, { method: body ? 'POST' : 'GET', headers, body, signal });
  progressed();
  return { status: response.status, text: await response.text() };
}

/** Loads the code that reports upload progress. If it fails to load, `fetch` sends without progress. */
function uploader(signal: AbortSignal): Promise<typeof sendWithFetch> {
  const loading = import('./upload').then(
    ({ sendWithProgress }) => sendWithProgress,
    () => sendWithFetch,
  );
  return Promise.race([loading, aborted(signal)]);
}

function parsed<T>({ status, text }: Received, read: (raw: unknown) => T | null): T | null {
  if (status < 200 || status > 299) return null;
  try {
    return read(status === 204 ? null : JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Finds the response among other output, by code loaded on demand. If that code cannot be loaded, the request
 * fails.
 */
async function recovered<T>(
  address: string,
  { status, text }: Received,
  read: (raw: unknown) => T | null,
  { onProgress }: RequestOptions,
  signal: AbortSignal,
): Promise<T> {
  const recovering = import('./unreadable/second-look')
    .then(({ recoverResponse }) =>
      recoverResponse({ status, text, hasFiles: Boolean(onProgress) }, read),
    )
    .catch(() => undefined);
  const found = await Promise.race([recovering, aborted(signal)]);
  if (found?.response) return found.response;
  throw new RequestError(
    'invalid_json',
    `${address} responded with ${status}, and no valid JSON.`,
    {
      cause: `HTTP ${status}: ${text.slice(0, 200)}`,
      userMessage: found?.userMessage,
    },
  );
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function watchdog(milliseconds: number, onTimeout: () => void): { reset(): void; stop(): void } {
  let timer = setTimeout(onTimeout, milliseconds);
  return {
    reset() {
      clearTimeout(timer);
      timer = setTimeout(onTimeout, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
