import { KitError } from '../kit-error';

/** What SQLite fails with where the database cannot be written. */
const writeFaults = /^SQLITE_(?:READONLY|FULL|CANTOPEN|IOERR|PERM)/;

/**
 * Why a step of an import failed. A trigger of the database is other code than the site's own: what a
 * plugin has hung onto the CMS's saving.
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
