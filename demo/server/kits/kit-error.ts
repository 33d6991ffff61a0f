import type { Context } from 'hono';
import { Refusal, refusalResponse } from '../../../server/refusal';
import { kitErrorStatuses, kitRequestErrorStatuses } from '../../../src/api/error-statuses';
import type { KitErrorCode, KitRequestErrorCode } from '../../../src/api/kits/errors';

/** The message of each code. People read the elements' own messages; these are for logs. */
const messages: Readonly<Record<KitErrorCode, string>> = {
  'zip-archive-module-missing': 'The server cannot read or write zip files.',
  'invalid-zip-file': 'The file is not a kit.',
  timeout: 'The server took too long.',
  'invalid-kit-library-zip-error': 'The file from the library is not a kit.',
  'no-write-permissions': 'The server cannot write its files.',
  'plugin-installation-permissions-error': 'The account may not install plugins.',
  'third-party-error': 'Other code on the site failed.',
  'domdocument-missing': 'The server cannot read XML.',
  'insufficient-quota': 'The library has no room for the kit.',
  'failed-to-fetch-quota': 'The library’s quota could not be fetched.',
  'cloud-upload-failed': 'The upload to the library failed.',
  'error-loading-resource': 'The resource could not be fetched.',
  general: 'The step failed.',
};

/** A failed step of the kit tools. */
export class KitError extends Refusal {
  override readonly name = 'KitError';
  declare readonly code: KitErrorCode;

  /** @param details more fields of the response's `data` */
  constructor(
    code: KitErrorCode,
    details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(kitErrorStatuses[code], code, messages[code], details, options);
  }
}

/** A refused request to a kit route. */
export function kitRefusal(
  code: KitRequestErrorCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): Refusal {
  return new Refusal(kitRequestErrorStatuses[code], code, message, details);
}

/** The codes of Node's file functions when the data folder is not writable. */
const writeFaults: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
]);

/** Any failure as a `KitError`. An unknown one becomes `general`; the log has its cause. */
export function kitErrorOf(error: unknown): KitError {
  if (error instanceof KitError) return error;
  const cause = error as Partial<NodeJS.ErrnoException> | null;
  return new KitError(
    writeFaults.has(cause?.code) ? 'no-write-permissions' : 'general',
    {},
    { cause: error },
  );
}

/** Answers a failed request to a kit route, and logs its cause. */
export function kitFailure(error: unknown, context: Context): Response {
  const refusal = error instanceof Refusal ? error : kitErrorOf(error);
  const { code, cause } = refusal;
  if (cause) {
    // The code `general` means an unexpected failure: the log needs its stack.
    const why = code === 'general' ? cause : `${code}: ${cause instanceof Error && cause.message}`;
    console.error(`${context.req.method} ${context.req.path}:`, why);
  }
  return refusalResponse(context, refusal);
}
