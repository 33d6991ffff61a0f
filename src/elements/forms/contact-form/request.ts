/** Why a call has failed: what the console and the `nh-form-error` event are told. */
export type FailureCode = 'fetch_error' | 'invalid_json' | 'timeout';

/** A call that did not bring an answer. */
export class RequestError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
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

const headers = { Accept: 'application/json, */*;q=0.1' };

/**
 * Calls the form's server and returns the parsed JSON; 204 is null.
 *
 * @throws RequestError `fetch_error` (no answer), `invalid_json` (not 2xx, or not JSON), `timeout`;
 *   or the reason of `signal`
 */
export async function request(address: string, options: RequestOptions): Promise<unknown> {
  const call = new AbortController();
  const stop = (): void => call.abort(options.signal.reason);
  options.signal.throwIfAborted();
  options.signal.addEventListener('abort', stop);
  const watch = watchdog(options.timeout, () => call.abort(new RequestError('timeout')));
  try {
    const send = options.onProgress ? sendWithProgress : sendPlainly;
    const { status, text } = await send(address, options, call.signal, watch.reset);
    return parsed(status, text);
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    throw error instanceof RequestError ? error : new RequestError('fetch_error', { cause: error });
  } finally {
    watch.stop();
    options.signal.removeEventListener('abort', stop);
  }
}

interface Received {
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

// fetch does not tell how far an upload is.
function sendWithProgress(
  address: string,
  { body, onProgress }: RequestOptions,
  signal: AbortSignal,
  progressed: () => void,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', address);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      progressed();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    xhr.onprogress = progressed;
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(new TypeError('The upload failed.'));
    signal.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason);
    });
    xhr.send(body);
  });
}

function parsed(status: number, text: string): unknown {
  if (status === 204) return null;
  if (status < 200 || status > 299)
    throw new RequestError('invalid_json', { cause: `HTTP ${status}` });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError('invalid_json', { cause });
  }
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
