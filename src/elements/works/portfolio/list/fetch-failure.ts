/** Why a call has failed. */
export type FailureCode =
  /** No answer: offline, refused, or forbidden by the browser. */
  | 'unreachable'
  /** No whole answer in time. */
  | 'timeout'
  /** The server says no. */
  | 'refused'
  /** The answer is no JSON, or not the list that was asked for. */
  | 'unreadable';

/** A call that did not bring what it asked for. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: FailureCode;
  readonly address: string;
  /** The HTTP status of a refusal. */
  readonly status: number | undefined;
  /** What WordPress calls the refusal, such as `rest_invalid_param`. */
  readonly reason: string | undefined;

  constructor(
    code: FailureCode,
    address: string,
    more: { status?: number; reason?: string | undefined; cause?: unknown } = {},
  ) {
    super(`${address} ${happened(code, more.status, more.reason)}`, { cause: more.cause });
    this.code = code;
    this.address = address;
    this.status = more.status;
    this.reason = more.reason;
  }
}

/** What can be done about it, for the console. */
export function remedy({ code }: FetchFailure): string {
  switch (code) {
    case 'unreachable':
      return 'Check the connection, the address and, on another host, its CORS headers.';
    case 'timeout':
      return 'Look for what makes the server slow.';
    case 'refused':
      return "Open the address in the browser to see the server's reason.";
    case 'unreadable':
      return 'See that the address is the REST route and that nothing else prints into its answer.';
  }
}

function happened(code: FailureCode, status?: number, reason?: string): string {
  switch (code) {
    case 'unreachable':
      return 'could not be reached';
    case 'timeout':
      return 'has not answered in time';
    case 'refused':
      return `was answered with ${[status, reason].filter(Boolean).join(' ')}`;
    case 'unreadable':
      return 'was not answered with a JSON list';
  }
}
