import type * as z from 'zod/mini';
import type { KitErrorCode, KitRequestErrorCode } from './kits/errors';
import type { LibraryErrorCode } from './libraries/errors';
import type { PageErrorCode } from './pages/errors';

/** A request or response body that is a file of this media type. */
export interface FileBody {
  readonly file: string;
}

/** A body: JSON of a shape, or a file. */
export type Body = z.ZodMiniType | FileBody;

/**
 * One route of the API as data. The typed client, the routes of the demo site and of the library service, the
 * validation of requests, `docs/library-openapi.json` and `docs/pages-openapi.json` are derived from it.
 *
 * The build of the browser's files removes `summary`, `access`, `query`, `maxBytes`, `status`, `errors` and JSON
 * bodies.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `{restRoot}/nh/v1`, with its parameters in braces: `/library/folders/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * The capability that a request needs. Default: `nonce`, an administrator's session and its nonce. `session`:
   * the session alone, for images, whose requests carry no nonce.
   */
  readonly access?: 'session';
  /** The query parameters. */
  readonly query?: z.ZodMiniObject;
  readonly body?: Body;
  /** The maximum size of a JSON body in bytes. Default: 64 KiB. */
  readonly maxBytes?: number;
  readonly response: Body;
  /** The status of a successful response. Default: 200. */
  readonly status?: 201;
  /** The client sends an `Idempotency-Key`: retries with an equal key run once. */
  readonly isOnce?: true;
  /** The codes of the error responses, besides those of the access check. */
  readonly errors: readonly RouteErrorCode[];
}

/** The code of an error response. */
export type RouteErrorCode = KitErrorCode | KitRequestErrorCode | LibraryErrorCode | PageErrorCode;

/** Routes by name. */
export type Routes = Readonly<Record<string, Route>>;

/** The names of a path's parameters. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The values of a route's path parameters, decoded. */
export type Params<R extends Route> = { readonly [Name in ParamName<R['path']>]: string };

/** A body as the sender writes it: arrays and fields may be readonly. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T;

/** The value of a JSON body; `never` for a file. */
export type JsonOf<B> = B extends z.ZodMiniType ? z.output<B> : never;

/** The parts of an address that depend on the request. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Undefined values are left out. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** A route's path and query with the values of one request. */
export function routeAddress(path: string, { params = {}, query = {} }: AddressParts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const values = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(values.map(([name, value]) => [name, String(value)]));
  return values.length > 0 ? `${filled}?${text}` : filled;
}
