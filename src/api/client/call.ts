import * as z from 'zod/mini';
import { restAddress } from '../../core/config';
import { jsonText } from '../../core/state/json-text';
import { kitsConfig } from '../config';
import { type AddressParts, type Params, type Route, routeAddress, type Sent } from '../route';
import { accountRoutes } from '../routes/account';
import { type ApiError, apiErrorIn, transportError } from './api-error';
import { renewedNonce } from './nonce';
import { forgetKey, keyOf } from './request-keys';

/** The result of an API call: the response's value, or the error. */
export type ApiResult<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: ApiError };

/** The fields of a route that the client reads. */
export type ClientRoute = Pick<Route, 'method' | 'path' | 'response' | 'isOnce'>;

/** The path parameters, query and body of a request: those that its route declares. */
export type ApiRequest<R> = R extends Route ? ParamsOf<R> & QueryOf<R> & BodyOf<R> : never;

type ParamsOf<R extends Route> = keyof Params<R> extends never
  ? { readonly params?: undefined }
  : { readonly params: Params<R> };

type QueryOf<R> = R extends { readonly query: z.ZodMiniType<unknown, infer Query> }
  ? { readonly query: Query }
  : { readonly query?: undefined };

type BodyOf<R> = R extends { readonly body: infer Body }
  ? { readonly body: Body extends z.ZodMiniType<infer Json> ? Sent<Json> : Blob | ArrayBuffer }
  : { readonly body?: undefined };

/** The value of a route's response. */
export type ResponseOf<R> = R extends { readonly response: z.ZodMiniType<infer Value> }
  ? Value
  : never;

/** When a call ends early. */
export interface CallOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the complete response. Default: one minute. */
  readonly timeout?: number | undefined;
  /** Lets the request survive the page, for bodies up to 64 KB. Default: it ends with the page. */
  readonly keepalive?: boolean | undefined;
}

/** The default timeout of a call, in milliseconds. */
export const MINUTE = 60_000;

interface Call extends CallOptions, AddressParts {
  readonly body?: unknown;
}

/**
 * Calls a route with the account's cookie and nonce, and validates the response. Failures are results too.
 *
 * @throws only the reason of `signal`
 */
export function callApi<R extends Route>(
  route: R,
  request: ApiRequest<R>,
  options: CallOptions = {},
): Promise<ApiResult<ResponseOf<R>>> {
  return call(route, { ...(request as AddressParts), ...options }) as Promise<
    ApiResult<ResponseOf<R>>
  >;
}

/** `callApi` without validation of the response: its content does not matter to the caller. */
export function callWithoutResponse<R extends Route>(
  { method, path }: R,
  request: ApiRequest<R>,
  options: CallOptions = {},
): Promise<ApiResult<unknown>> {
  return call(
    { method, path, response: z.unknown() },
    { ...(request as AddressParts), ...options },
  );
}

async function call(route: ClientRoute, request: Call): Promise<ApiResult<unknown>> {
  const { signal } = request;
  if (!route.isOnce)
    return withFreshNonce((nonce) => send(route, request, nonce, undefined), signal);
  const { path } = route;
  const key = keyOf(path, request.body);
  const result = await withFreshNonce((nonce) => send(route, request, nonce, key), signal);
  if (isSettled(result)) forgetKey(path, key);
  return result;
}

/** Whether the outcome is known. Without a response, or after a server error, the server may have done the work. */
function isSettled({ error }: ApiResult<unknown>): boolean {
  return !error || (error.status !== undefined && error.status >= 400 && error.status < 500);
}

/** Sends a request with the nonce, and again if the server refuses the nonce and has a new one. */
export async function withFreshNonce<T>(
  request: (nonce: string | undefined) => Promise<ApiResult<T>>,
  signal?: AbortSignal,
): Promise<ApiResult<T>> {
  const { restNonce } = kitsConfig();
  const result = await request(restNonce);
  if (result.error?.reason !== 'logged-out') return result;
  // The server refused before it did any work, so every request can be repeated.
  const nonce = await renewedNonce(restNonce, signal);
  return nonce === restNonce ? result : request(nonce);
}

/** The address of a thumbnail of the cloud library; a template or kit has its path below `/library`. */
export const thumbnailAddress = (thumbnail: string): string =>
  apiAddress(`${accountRoutes.readConnection.path}/${thumbnail}`);

/** The address of a path below the API's root. */
export function apiAddress(path: string, parts?: AddressParts): string {
  return restAddress(`nh/v1${routeAddress(path, parts)}`);
}

/** The address of a file for a link: the nonce is in the query, where WordPress reads it too. */
export function fileAddress<R extends Route>({ path }: R, params: Params<R>): string {
  return apiAddress(path, { params, query: { _wpnonce: kitsConfig().restNonce } });
}

async function send(
  { method, path, response: shape }: ClientRoute,
  { body, signal, timeout = MINUTE, keepalive = false, ...parts }: Call,
  nonce: string | undefined,
  key: string | undefined,
): Promise<ApiResult<unknown>> {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(apiAddress(path, parts), {
      method,
      ...content(body, nonce, key),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const text = await response.text();
    signal?.throwIfAborted();
    return readResponse(response, text, shape);
  } catch (cause) {
    signal?.throwIfAborted();
    return {
      error: late.aborted ? timeoutError(timeout) : transportError('offline', String(cause)),
    };
  }
}

function content(body: unknown, nonce: string | undefined, key: string | undefined): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (nonce !== undefined) headers.set('X-WP-Nonce', nonce);
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (body === undefined) return { headers };
  headers.set('Content-Type', isBinary(body) ? 'application/octet-stream' : 'application/json');
  return { headers, body: isBinary(body) ? body : jsonText(body) };
}

// Not `instanceof`: the file may come from another window's input.
function isBinary(body: unknown): body is Blob | ArrayBuffer {
  return /Blob|File|ArrayBuffer/.test(Object.prototype.toString.call(body));
}

/** The error of a call that exceeded its timeout. */
export function timeoutError(timeout: number): ApiError {
  return { code: 'timeout', message: `No answer in ${timeout / 1000} seconds` };
}

/** Reads a response and validates it against the route's shape. */
export function readResponse(
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  text: string,
  shape: Route['response'],
): ApiResult<unknown> {
  const body = parsed(text);
  if (!ok) return { error: apiErrorIn(status, body) };
  const { success, data, error } = z.safeParse(shape as z.ZodMiniType, body);
  if (success) return { value: data };
  const fields = error.issues.map(({ path }) => path.join('.') || 'the whole response').join(', ');
  return {
    error: { ...transportError('unreadable', `Invalid fields in the response: ${fields}`), status },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
