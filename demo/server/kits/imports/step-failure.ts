import { KitError } from '../kit-error';

/** SQLite's error codes for a database that cannot be written. */
const writeFaults = /^SQLITE_(?:READONLY|FULL|CANTOPEN|IOERR|PERM)/;

/**
 * The reason why a step of an import failed. A database trigger stands for third-party code, such as a plugin's hook
 * on saving.
 */
export function stepFailure(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown };
  if (code === 'SQLITE_CONSTRAINT_TRIGGER') {
    return new KitError('third-party-error', {}, { cause: error });
  }
  if (typeof code === 'string' && writeFaults.test(code)) {
    return new KitError('no-write-permissions', {}, { cause: error });
  }
  return error;
}
