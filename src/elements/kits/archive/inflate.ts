import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { zipFault } from './zip-fault';

/**
 * Streams the content of an entry to `take`. Compares size, checksum and local header with the directory,
 * and inflates no more bytes than declared there.
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
