import type { ApiError } from '../../../../api/client';
import { archiveLimits } from '../../../../api/kits/archive-fault';

/**
 * Checks a kit before the upload with the same checks as the server, so that a wrong file is rejected at
 * once. The code of the checks is loaded on first use.
 *
 * @param size the maximum size that the site accepts, in bytes
 * @returns the error of a rejected kit; undefined for a valid one
 * @throws DOMException if the file cannot be read
 */
export async function archiveError(
  file: File,
  size: number,
  signal: AbortSignal,
): Promise<ApiError | undefined> {
  const { ArchiveError, blobSource, KitArchive } = await import('../../archive');
  try {
    await KitArchive.open(blobSource(file), { limits: { ...archiveLimits, size }, signal });
    return undefined;
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    const { reason, entry, message } = error;
    return { code: 'invalid-zip-file', reason, message, data: { entry } };
  }
}
