import * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import { kitsConfig } from '../config';
import { failedCall, type KitError, kitErrorIn } from './kit-error';
import { renewedNonce } from './nonce';
import { forgetKey, keyOf } from './request-keys';

/** What a call has come to. */
export type KitAnswer<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: KitError };

/** How a call is made. */
export interface KitCall<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as it is where it is bytes, else as JSON. */
  readonly body?: unknown;
  /** It is done once, however often it is sent until an answer comes: it brings an `Idempotency-Key`. */
  readonly isOnce?: boolean;
  /** What the answer is checked by. */
  readonly shape: z.ZodMiniType<T>;
  /** Whoever made the call ends it. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole answer; default one minute. */
  readonly timeout?: number | undefined;
}

/** The shape of an answer whose content does not matter. */
export const anything: z.ZodMiniType<unknown> = z.unknown();

/** Milliseconds that a call may take unless it says otherwise. */
export const MINUTE = 60_000;

/**
 * Makes a call of the kit tools, with the person's cookie and nonce. Failures are answers too.
 *
 * @param route below `{restRoot}/nh/v1/`, such as `kits/exports`
 * @throws the reason of `signal`, and nothing else
 */
export async function kitCall<T>(route: string, call: KitCall<T>): Promise<KitAnswer<T>> {
  if (!call.isOnce) return asked(route, call);
  const key = keyOf(route, call.body);
  const answer = await asked(route, call, key);
  if (hasArrived(answer)) forgetKey(route, key);
  return answer;
}

/** Whether what was asked is settled: without an answer, and where a server broke down, it may have been done. */
function hasArrived({ error }: KitAnswer<unknown>): boolean {
  return !error || (error.status !== undefined && error.status >= 400 && error.status < 500);
}

async function asked<T>(route: string, call: KitCall<T>, key?: string): Promise<KitAnswer<T>> {
  const { restNonce } = kitsConfig();
  const answer = await answered(route, call, restNonce, key);
  if (answer.error?.reason !== 'logged-out') return answer;
  // It was turned away before it did anything, so that any call may be made again.
  const nonce = await renewedNonce(restNonce, call.signal);
  return nonce === restNonce ? answer : answered(route, call, nonce, key);
}

/** The address of a file that a link leads to: it brings the nonce in its query, as WordPress reads it there. */
export function kitFileAddress(route: string): string {
  const { restNonce } = kitsConfig();
  const query = restNonce === undefined ? '' : `?_wpnonce=${encodeURIComponent(restNonce)}`;
  return restAddress(`nh/v1/${route}${query}`);
}

async function answered<T>(
  route: string,
  { method = 'GET', body, shape, signal, timeout = MINUTE }: KitCall<T>,
  nonce: string | undefined,
  key: string | undefined,
): Promise<KitAnswer<T>> {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(restAddress(`nh/v1/${route}`), {
      method,
      ...content(body, nonce, key),
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const text = await response.text();
    signal?.throwIfAborted();
    return readAnswer(response, text, shape);
  } catch (cause) {
    signal?.throwIfAborted();
    return { error: late.aborted ? lateAnswer(timeout) : failedCall('offline', String(cause)) };
  }
}

function content(body: unknown, nonce: string | undefined, key: string | undefined): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (nonce !== undefined) headers.set('X-WP-Nonce', nonce);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (body === undefined) return { headers };
  const isBytes = body instanceof Blob || body instanceof ArrayBuffer;
  headers.set('Content-Type', isBytes ? 'application/octet-stream' : 'application/json');
  return { headers, body: isBytes ? body : JSON.stringify(body) };
}

/** The failure of a call that has taken too long. */
export function lateAnswer(timeout: number): KitError {
  return { code: 'timeout', message: `No answer in ${timeout / 1000} seconds` };
}

/** What an answer says, checked by the shape that was agreed on. */
export function readAnswer<T>(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  shape: z.ZodMiniType<T>,
): KitAnswer<T> {
  const body = parsed(text);
  if (!ok) return { error: kitErrorIn(status, body) };
  const { success, data, error } = z.safeParse(shape, body);
  if (success) return { value: data };
  const places = error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
  return {
    error: { ...failedCall('unreadable', `Not as agreed in the answer: ${places}`), status },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
