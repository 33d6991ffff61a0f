import { headers } from './headers';
import { leaving } from './leaving';

/** Why a call has failed: what the console and the `nh-form-error` event are told. */
export type FailureCode = 'fetch_error' | 'invalid_json' | 'timeout';

/** A call that did not bring an answer. */
export class RequestError extends Error {
  readonly code: FailureCode;
  /** What to tell the visitor, where the server has said more than the code does. */
  readonly sentence: string | undefined;

  constructor(
    code: FailureCode,
    options?: ErrorOptions & { readonly sentence?: string | undefined },
  ) {
    super(code === 'invalid_json' ? 'The response is not a valid JSON response.' : code, options);
    this.code = code;
    this.sentence = options?.sentence;
  }
}

/** How a call is made. */
export interface RequestOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Posted as multipart; without it the call is a GET. */
  readonly body?: FormData;
  /** Milliseconds without progress after which the call has failed. */
  readonly timeout: number;
  /** Told how much of the body has been sent, 0 to 1. Given where the body holds files. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Calls the form's server and returns what `read` makes of the parsed JSON; 204 is null.
 *
 * @param read null for what is no answer
 * @throws RequestError `fetch_error` (no answer), `invalid_json` (not 2xx, not JSON, or none for
 *   `read`), `timeout`; or the reason of `signal`; an `AbortError` where the page was being left
 */
export async function request<T>(
  address: string,
  read: (raw: unknown) => T | null,
  options: RequestOptions,
): Promise<T> {
  const call = new AbortController();
  const stop = (): void => call.abort(options.signal.reason);
  options.signal.throwIfAborted();
  const over = new AbortController();
  options.signal.addEventListener('abort', stop, { signal: over.signal });
  const isPageLeft = leaving(over.signal);
  const watch = watchdog(options.timeout, () => call.abort(new RequestError('timeout')));
  try {
    const send = options.onProgress ? await uploader(call.signal) : sendPlainly;
    const received = await send(address, options, call.signal, watch.reset);
    return answerIn(received, read) ?? (await answerWithin(received, read, options, call.signal));
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    if (error instanceof RequestError) throw error;
    // What was only asked for is nobody's loss then; what was sent is told like any failure.
    if (!options.body && (await isPageLeft())) {
      throw new DOMException('The page was left.', 'AbortError');
    }
    throw new RequestError('fetch_error', { cause: error });
  } finally {
    watch.stop();
    over.abort();
  }
}

/** An answer before it is read. */
export interface Received {
  readonly status: number;
  readonly text: string;
}

async function sendPlainly(
  address: string,
  { body }: RequestOptions,
  signal: AbortSignal,
  progressed: () => void,
): Promise<Received> {
  const response = await fetch(address, { method: body ? 'POST' : 'GET', headers, body, signal });
  progressed();
  return { status: response.status, text: await response.text() };
}

/** What tells how far an upload is is fetched with the first; without it the upload goes silently. */
function uploader(signal: AbortSignal): Promise<typeof sendPlainly> {
  const fetching = import('./upload').then(
    ({ sendWithProgress }) => sendWithProgress,
    () => sendPlainly,
  );
  return Promise.race([fetching, ended(signal)]);
}

function answerIn<T>({ status, text }: Received, read: (raw: unknown) => T | null): T | null {
  if (status < 200 || status > 299) return null;
  try {
    return read(status === 204 ? null : JSON.parse(text));
  } catch {
    return null;
  }
}

/** The answer among other output; what finds it is fetched only now, and done without if it does not come. */
async function answerWithin<T>(
  { status, text }: Received,
  read: (raw: unknown) => T | null,
  { onProgress }: RequestOptions,
  signal: AbortSignal,
): Promise<T> {
  const looking = import('./unreadable/second-look')
    .then(({ lookAgain }) => lookAgain({ status, text, hasFiles: Boolean(onProgress) }, read))
    .catch(() => undefined);
  const found = await Promise.race([looking, ended(signal)]);
  if (found?.answer) return found.answer;
  const cause = `HTTP ${status}: ${text.slice(0, 200)}`;
  throw new RequestError('invalid_json', { cause, sentence: found?.sentence });
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function watchdog(milliseconds: number, bark: () => void): { reset(): void; stop(): void } {
  let timer = setTimeout(bark, milliseconds);
  return {
    reset() {
      clearTimeout(timer);
      timer = setTimeout(bark, milliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
