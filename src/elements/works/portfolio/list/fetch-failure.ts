/** Why a request failed. */
export type FailureCode =
  /** No response: offline, connection refused, or blocked by the browser. */
  | 'unreachable'
  /** No complete response in time. */
  | 'timeout'
  /** An HTTP error. */
  | 'refused'
  /** The response is not JSON, or not a list. */
  | 'unreadable';

/** A failed request. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: FailureCode;
  readonly address: string;
  /** The HTTP status of a `refused` request. */
  readonly status: number | undefined;
  /** WordPress's error code, such as `rest_invalid_param`. */
  readonly reason: string | undefined;

  constructor(
    code: FailureCode,
    address: string,
    more: { status?: number; reason?: string | undefined; cause?: unknown } = {},
  ) {
    super(`${address} ${description(code, more.status, more.reason)}`, { cause: more.cause });
    this.code = code;
    this.address = address;
    this.status = more.status;
    this.reason = more.reason;
  }
}

/** Advice for the developer, for the console. */
export function remedy({ code }: FetchFailure): string {
  switch (code) {
    case 'unreachable':
      return 'Check the connection, the address and, on another host, its CORS headers.';
    case 'timeout':
      return 'Find out why the server is slow.';
    case 'refused':
      return "Open the address in the browser to see the server's reason.";
    case 'unreadable':
      return 'Check that the address is the REST route, and that nothing else prints into its response.';
  }
}

function description(code: FailureCode, status?: number, reason?: string): string {
  switch (code) {
    case 'unreachable':
      return 'could not be reached';
    case 'timeout':
      return 'did not respond in time';
    case 'refused':
      return `responded with ${[status, reason].filter(Boolean).join(' ')}`;
    case 'unreadable':
      return 'did not respond with a JSON list';
  }
}
