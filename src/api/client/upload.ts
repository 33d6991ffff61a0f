import type { FileBody, Route } from '../route';
import { transportError } from './api-error';
import {
  type ApiResult,
  apiAddress,
  type CallOptions,
  MINUTE,
  type ResponseOf,
  readResponse,
  timeoutError,
  withFreshNonce,
} from './call';

/** A file to upload, and the listeners of its progress. */
export interface FileUpload extends CallOptions {
  readonly file: Blob;
  /** The idempotency key: retries with the same key save the file once. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Milliseconds without any progress. Default: one minute. */
  readonly timeout?: number | undefined;
  /** Receives the uploaded share, from 0 to 1. */
  readonly progressed: (share: number) => void;
}

type UploadRoute = Route & { readonly body: FileBody };

/**
 * Uploads a file to a route with the account's cookie and nonce. Failures are results too.
 *
 * @throws only the reason of `signal`
 */
export async function uploadFile<R extends UploadRoute>(
  route: R,
  upload: FileUpload,
): Promise<ApiResult<ResponseOf<R>>> {
  const result = await withFreshNonce((nonce) => send(route, upload, nonce), upload.signal);
  return result as ApiResult<ResponseOf<R>>;
}

/** Sends by `XMLHttpRequest`: `fetch` reports no upload progress. */
function send(
  { method, path, body, response }: UploadRoute,
  { file, key, signal, timeout = MINUTE, progressed }: FileUpload,
  nonce: string | undefined,
): Promise<ApiResult<unknown>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const life = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      life.abort();
      settle();
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end(() => resolve({ error: timeoutError(timeout) }));
        request.abort();
      }, timeout);
    };
    const once = { signal: life.signal };
    request.upload.addEventListener(
      'progress',
      ({ loaded, total }) => {
        wait();
        progressed(total > 0 ? loaded / total : 0);
      },
      once,
    );
    request.addEventListener(
      'load',
      () => {
        const { status, responseText } = request;
        const ok = status >= 200 && status < 300;
        end(() => resolve(readResponse({ ok, status }, responseText, response)));
      },
      once,
    );
    request.addEventListener(
      'error',
      () => end(() => resolve({ error: transportError('offline', 'The upload broke off') })),
      once,
    );
    signal.addEventListener(
      'abort',
      () => {
        end(() => reject(signal.reason));
        request.abort();
      },
      once,
    );
    request.open(method, apiAddress(path));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', body.file);
    request.setRequestHeader('Idempotency-Key', key);
    if (nonce !== undefined) request.setRequestHeader('X-WP-Nonce', nonce);
    wait();
    request.send(file);
  });
}
