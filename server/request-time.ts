import type { Server } from 'node:http';

/** How long clients may take, in milliseconds. */
export interface RequestTimes {
  /** For a whole request. Default: two minutes. */
  readonly whole?: number;
  /** Between two parts of a request or response. Default: two and a half minutes. */
  readonly silence?: number;
  /** Whether a request carries a large file, whose whole time is not limited. */
  readonly isUpload: (method: string, path: string) => boolean;
}

const HEADERS_TIME = 15_000;

/** Limits how long clients may take, so that slow ones do not hold connections for ever. */
export function limitRequestTime(
  server: Server,
  { whole = 120_000, silence = 150_000, isUpload }: RequestTimes,
): void {
  server.headersTimeout = HEADERS_TIME;
  // Node's own limit would apply to uploads too.
  server.requestTimeout = 0;
  server.timeout = silence;
  server.on('request', (request) => {
    const { method = '', url = '' } = request;
    if (isUpload(method, url.split('?', 1)[0] ?? '')) return;
    const timer = setTimeout(() => request.destroy(), whole);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
}
