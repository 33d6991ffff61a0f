import { type ArchiveFault, archiveFaults } from '../kits/archive-fault';
import { type KitErrorCode, kitErrorCodes } from '../kits/errors';
import { type LibraryErrorCode, libraryErrorCodes } from '../libraries/errors';

/** The reasons for failures that have no error code of their own. */
export const callFaults = [
  /** No response: the browser is offline, or the server is down. */
  'offline',
  /** The session or its nonce has expired. */
  'logged-out',
  /** The account lacks the permission. */
  'forbidden',
  'not-found',
  /** The state on the server conflicts with the request; `data` has the details. */
  'conflict',
  /** The response does not have the route's shape. */
  'unreadable',
] as const;

/** The reason for a failure without an error code of its own: its code is `general`. */
export type CallFault = (typeof callFaults)[number];

/** The error codes of kits and libraries. */
export const errorCodes: readonly ErrorCode[] = [
  ...new Set<ErrorCode>([...kitErrorCodes, ...libraryErrorCodes]),
];

/** An error code of kits or libraries. */
export type ErrorCode = KitErrorCode | LibraryErrorCode;

/** A failure as data. `apiErrorMessage` has its messages. */
export interface ApiError {
  readonly code: ErrorCode;
  readonly reason?: ArchiveFault | CallFault | undefined;
  /** The server's message, or a description in English. For logs and tracking. */
  readonly message: string;
  /** The HTTP status, if there was a response. */
  readonly status?: number | undefined;
  /** More details from the server, such as the faulty `entry` or the `edited` documents. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** The error of an unsuccessful response. */
export function apiErrorIn(status: number, body: unknown): ApiError {
  const { code, message, data } = record(body);
  const details = record(data);
  const known = errorCodes.find((one) => one === code) ?? codeOf(status);
  return {
    code: known,
    reason: archiveFaults.find((one) => one === details.reason) ?? faultOf(known, status, code),
    message: typeof message === 'string' && message ? message : `HTTP status ${status}`,
    status,
    data: details,
  };
}

/** The error of a missing or unreadable response. */
export function transportError(reason: 'offline' | 'unreadable', message: string): ApiError {
  return { code: 'general', reason, message };
}

/** Whether a kit was refused because of its content, so that a retry with the same file cannot succeed. */
export function isRefusedKit(error: ApiError | undefined): boolean {
  return error?.code === 'invalid-zip-file' || error?.code === 'invalid-kit-library-zip-error';
}

function codeOf(status: number): ErrorCode {
  return status === 408 || status === 504 ? 'timeout' : 'general';
}

function faultOf(code: ErrorCode, status: number, wireCode: unknown): CallFault | undefined {
  if (code !== 'general') return undefined;
  if (status === 401 || wireCode === 'rest_cookie_invalid_nonce') return 'logged-out';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  return status === 409 ? 'conflict' : undefined;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
