import type * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import { kitsConfig } from '../config';
import { type KitAnswer, lateAnswer, MINUTE, readAnswer } from './call';
import { failedCall } from './kit-error';
import { renewedNonce } from './nonce';

/** A file on its way to the server. */
export interface KitUpload<T> {
  readonly file: Blob;
  readonly type: string;
  /** Keeps it once, however often it is sent. */
  readonly key: string;
  readonly shape: z.ZodMiniType<T>;
  /** Whoever sends it ends it. */
  readonly signal: AbortSignal;
  /** Milliseconds without any progress; default one minute. */
  readonly timeout?: number | undefined;
  /** Is told how much has gone, of 1. */
  readonly progressed: (share: number) => void;
}

/**
 * Posts a file as it is, with the person's cookie and nonce. Failures are answers too.
 *
 * @param route below `{restRoot}/nh/v1/`, such as `library/kits`
 * @throws the reason of `signal`, and nothing else
 */
export async function kitUpload<T>(route: string, upload: KitUpload<T>): Promise<KitAnswer<T>> {
  const { restNonce } = kitsConfig();
  const answer = await sent(route, upload, restNonce);
  if (answer.error?.reason !== 'logged-out') return answer;
  const nonce = await renewedNonce(restNonce, upload.signal);
  return nonce === restNonce ? answer : sent(route, upload, nonce);
}

/** By the older way: `fetch` does not tell how much of a body has gone. */
function sent<T>(
  route: string,
  { file, type, key, shape, signal, timeout = MINUTE, progressed }: KitUpload<T>,
  nonce: string | undefined,
): Promise<KitAnswer<T>> {
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
        end(() => resolve({ error: lateAnswer(timeout) }));
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
        const answer = { ok: status >= 200 && status < 300, status };
        end(() => resolve(readAnswer(answer, responseText, shape)));
      },
      once,
    );
    request.addEventListener(
      'error',
      () => end(() => resolve({ error: failedCall('offline', 'The upload broke off') })),
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
    request.open('POST', restAddress(`nh/v1/${route}`));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', type);
    request.setRequestHeader('Idempotency-Key', key);
    if (nonce !== undefined) request.setRequestHeader('X-WP-Nonce', nonce);
    wait();
    request.send(file);
  });
}
