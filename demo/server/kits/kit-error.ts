import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { KitErrorCode } from '../../../src/elements/kits/wire/import';
import { wireError } from '../wire-error';

/** Why a call of the kit tools failed, by one of the wire's codes. */
export class KitError extends Error {
  override readonly name = 'KitError';

  /** @param details what is said beside the status */
  constructor(
    readonly code: KitErrorCode,
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(answers[code].message, options);
  }
}

/** How each failure is answered; the elements have sentences of their own for people. */
const answers: Readonly<
  Record<KitErrorCode, { readonly status: ContentfulStatusCode; readonly message: string }>
> = {
  'zip-archive-module-missing': { status: 500, message: 'The server cannot read or write zips.' },
  'invalid-zip-file': { status: 422, message: 'The file is no kit.' },
  timeout: { status: 408, message: 'The server took too long.' },
  'invalid-kit-library-zip-error': { status: 422, message: 'The library’s file is no kit.' },
  'no-write-permissions': { status: 500, message: 'The server cannot write its files.' },
  'plugin-installation-permissions-error': {
    status: 403,
    message: 'The account may not install plugins.',
  },
  'third-party-error': { status: 500, message: 'Other code on the site failed.' },
  'domdocument-missing': { status: 500, message: 'The server cannot read XML.' },
  'insufficient-quota': { status: 507, message: 'The library has no room for the kit.' },
  'failed-to-fetch-quota': { status: 502, message: 'The library did not tell its quota.' },
  'cloud-upload-failed': { status: 502, message: 'The library did not take the kit.' },
  'error-loading-resource': { status: 502, message: 'The resource could not be fetched.' },
  general: { status: 500, message: 'The step could not be finished.' },
};

/** The HTTP status that goes with a code. */
export const kitErrorStatus = (code: KitErrorCode): number => answers[code].status;

/** What Node's file functions fail with where the data folder cannot be written. */
const writeFaults: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
]);

/** Any failure by the wire's codes; what is unknown is told in the log, and `general` to the tool. */
export function kitErrorOf(error: unknown): KitError {
  if (error instanceof KitError) return error;
  const cause = error as Partial<NodeJS.ErrnoException> | null;
  return new KitError(
    writeFaults.has(cause?.code) ? 'no-write-permissions' : 'general',
    {},
    { cause: error },
  );
}

/** Answers a failure of a kits call. */
export function kitFailure(error: unknown, context: Context): Response {
  const { code, message, details, cause } = kitErrorOf(error);
  if (cause) {
    // What has no code of its own is a mistake somewhere, whose place counts.
    const why = code === 'general' ? cause : `${code}: ${cause instanceof Error && cause.message}`;
    console.error(`${context.req.method} ${context.req.path}:`, why);
  }
  return wireError(context, answers[code].status, code, message, details);
}
