import {
  ERR_BAD_FORMAT,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_EOCDR_NOT_FOUND,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_ENCRYPTION,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ArchiveFault } from '../../../api/kits/archive-fault';
import { ArchiveError } from './archive-error';

const faults: ReadonlyMap<string, ArchiveFault> = new Map([
  [ERR_BAD_FORMAT, 'not-a-zip'],
  [ERR_EOCDR_NOT_FOUND, 'not-a-zip'],
  [ERR_SPLIT_ZIP_FILE, 'not-a-zip'],
  [ERR_ENCRYPTED, 'encrypted'],
  [ERR_ENCRYPTED_CENTRAL_DIRECTORY, 'encrypted'],
  [ERR_UNSUPPORTED_ENCRYPTION, 'encrypted'],
]);

/**
 * Converts an error of zip.js to an `ArchiveError`; `damaged` for errors without a reason of their own,
 * such as content that cannot be inflated. Errors of the disk are returned unchanged.
 */
export function zipFault(error: unknown, entry?: string): unknown {
  if (error instanceof ArchiveError || isSystemError(error)) return error;
  return new ArchiveError(faultOf(error), entry, { cause: error });
}

function faultOf(error: unknown): ArchiveFault {
  return error instanceof Error ? (faults.get(error.message) ?? 'damaged') : 'damaged';
}

/** An error of the operating system (Node) or of reading a file (browser). */
function isSystemError(error: unknown): boolean {
  if (error instanceof DOMException) return true;
  return error instanceof Error && 'syscall' in error;
}
