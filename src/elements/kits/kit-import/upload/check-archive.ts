import type { KitError } from '../../rest';
import { archiveLimits } from '../../wire/archive-fault';

/**
 * Looks into a kit before a byte of it is sent, by the checks that the server makes too: who picked the
 * wrong file need not wait for its upload. Their code is fetched when it is first needed.
 *
 * @param size bytes that the site takes
 * @returns why it is refused; undefined where nothing speaks against it
 * @throws DOMException where the file cannot be read
 */
export async function archiveError(
  file: File,
  size: number,
  signal: AbortSignal,
): Promise<KitError | undefined> {
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
