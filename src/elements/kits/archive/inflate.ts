import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { zipFault } from './zip-fault';

/**
 * Streams what an entry holds to `take`; size, checksum and the header beside it are compared with what the
 * directory declares, and no more is inflated than that.
 *
 * @throws ArchiveError as soon as something differs
 */
export async function inflate(
  entry: FileEntry,
  take: (bytes: Uint8Array) => unknown,
  signal?: AbortSignal,
): Promise<void> {
  const writable = new WritableStream<Uint8Array>({
    async write(bytes) {
      await take(bytes);
    },
  });
  try {
    await entry.getData(writable, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw zipFault(error, entry.filename);
  }
}
