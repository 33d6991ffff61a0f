import type { MiddlewareHandler } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import { routePath } from 'hono/route';

/** Writes one line. */
export type WriteLine = (line: string) => void;

/** The fields of a request's line. The route is the pattern of its path, without ids; queries and tokens are left out. */
export interface RequestLine {
  readonly time: string;
  readonly level: 'info' | 'error';
  readonly request: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the response began. */
  readonly ms: number;
  /** The stack of an unexpected error. */
  readonly error?: string | undefined;
}

/** Gives each request an id: that of the proxy in `X-Request-Id`, or a new one. It is sent back in the response. */
export const identifyRequests = (): MiddlewareHandler => requestId();

/** Writes one line of JSON for each request. */
export function logRequests(
  write: WriteLine,
): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { status } = context.res;
    const line: RequestLine = {
      time: new Date().toISOString(),
      level: status >= 500 ? 'error' : 'info',
      request: context.get('requestId'),
      method: context.req.method,
      route: routePath(context),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      error: status >= 500 ? context.error?.stack : undefined,
    };
    write(JSON.stringify(line));
  };
}
