import { type LibraryErrorCode, libraryErrorCodes } from '../libraries/wire/errors';
import { type ArchiveFault, archiveFaults } from '../wire/archive-fault';
import { type KitErrorCode, kitErrorCodes } from '../wire/import';

/** Why a call has failed where none of the wire's codes says so. */
export const callFaults = [
  /** No answer: offline, or the server is down. */
  'offline',
  /** The session has ended, or the nonce with it. */
  'logged-out',
  /** This account may not. */
  'forbidden',
  'not-found',
  /** Something stands against it; `data` has what. */
  'conflict',
  /** The answer is not what was agreed on. */
  'unreadable',
] as const;

/** Why a call has failed where none of the wire's codes says so: its code is `general`. */
export type CallFault = (typeof callFaults)[number];

/** The codes of the wire: those of the kits' calls, and of the libraries'. */
export const errorCodes: readonly ErrorCode[] = [
  ...new Set<ErrorCode>([...kitErrorCodes, ...libraryErrorCodes]),
];

/** A code of the wire. */
export type ErrorCode = KitErrorCode | LibraryErrorCode;

/** A failure as data; its words are found when they are shown (`kitErrorWords`). */
export interface KitError {
  readonly code: ErrorCode;
  readonly reason?: ArchiveFault | CallFault | undefined;
  /** The server's own message, else what has happened in plain English: for logs and tracking. */
  readonly message: string;
  /** The HTTP status, where there was an answer. */
  readonly status?: number | undefined;
  /** What the server says beside it: the `entry` that is to blame, documents `edited` since. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** The error in an answer that is no success. */
export function kitErrorIn(status: number, body: unknown): KitError {
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

/** No answer, or none that can be read. */
export function failedCall(reason: 'offline' | 'unreadable', message: string): KitError {
  return { code: 'general', reason, message };
}

/** Whether a kit was refused for what it is: trying again with the same one is in vain. */
export function isRefusedKit(error: KitError | undefined): boolean {
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
