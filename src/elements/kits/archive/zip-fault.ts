import {
  ERR_BAD_FORMAT,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_EOCDR_NOT_FOUND,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_SPLIT_ZIP_FILE,
  ERR_UNSUPPORTED_ENCRYPTION,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ArchiveFault } from '../wire/archive-fault';
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
 * What zip.js says of an archive, as a fault: `damaged` for all that has no word of its own, overlaps and
 * ambiguities among it. Not the archive's faults stay as they are: a disk that cannot be read.
 */
export function zipFault(error: unknown, entry?: string): unknown {
  if (error instanceof ArchiveError || isSystemError(error)) return error;
  return new ArchiveError(faultOf(error), entry, { cause: error });
}

function faultOf(error: unknown): ArchiveFault {
  if (!(error instanceof Error)) return 'damaged';
  // It was stopped at the size that it declares. With a cause it has ended, or failed, before.
  const isBomb = error.message === ERR_INVALID_UNCOMPRESSED_SIZE && error.cause === undefined;
  return isBomb ? 'unpacked-too-large' : (faults.get(error.message) ?? 'damaged');
}

/** An error of the operating system (Node) or of reading a file (browser). */
function isSystemError(error: unknown): boolean {
  if (error instanceof DOMException) return true;
  return error instanceof Error && 'syscall' in error;
}
