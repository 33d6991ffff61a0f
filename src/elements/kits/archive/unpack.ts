import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';
import { crc32 } from './crc32';
import { contentStart } from './local-header';
import type { PackedFile } from './packed-file';
import { zipFault } from './zip-fault';

/** Bytes of packed content that are read at once. */
const PIECE = 256 * 1024;

/** The compression methods of APPNOTE.TXT 4.4.5 that are read. */
const STORED = 0;

/**
 * Streams the content of a file to `take`. Compares size, checksum and local header with the directory, and inflates
 * no more bytes than declared there.
 *
 * @throws ArchiveError as soon as something differs
 */
export async function unpack(
  source: ByteSource,
  file: PackedFile,
  take: (bytes: Uint8Array) => unknown,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const pieces = packedPieces(source, file, await contentStart(source, file), signal);
    let size = 0;
    let checksum = 0;
    for await (const bytes of file.method === STORED ? pieces : inflated(pieces)) {
      signal?.throwIfAborted();
      size += bytes.length;
      if (size > file.size) throw new ArchiveError('unpacked-too-large', file.name);
      checksum = crc32(bytes, checksum);
      await take(bytes);
    }
    if (size !== file.size || checksum !== file.crc32) throw new ArchiveError('damaged', file.name);
  } catch (error) {
    signal?.throwIfAborted();
    throw zipFault(error, file.name);
  }
}

async function* packedPieces(
  source: ByteSource,
  { name, packedSize }: PackedFile,
  start: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const end = start + packedSize;
  for (let at = start; at < end; ) {
    signal?.throwIfAborted();
    const bytes = await source.read(at, Math.min(PIECE, end - at));
    if (bytes.length === 0) throw new ArchiveError('damaged', name);
    yield bytes as Uint8Array<ArrayBuffer>;
    at += bytes.length;
  }
}

async function* inflated(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  const end = write(pieces, writer);
  // The reader reports the error first.
  end.catch(() => undefined);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await end;
  } finally {
    await Promise.allSettled([reader.cancel(), writer.abort()]);
  }
}

async function write(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<void> {
  try {
    for await (const piece of pieces) await writer.write(piece);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
}
