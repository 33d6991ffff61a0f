import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

/** A file of a zip: a text, or a file on disk that is streamed. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | { readonly file: string };
}

/**
 * Writes a zip entry by entry, without holding a whole file in memory. The zip appears at its path when it is
 * complete; an incomplete one is removed.
 *
 * @returns its size in bytes
 * @throws the reason of `signal`
 */
export async function writeZip(
  path: string,
  entries: Iterable<ZipEntry>,
  signal: AbortSignal,
): Promise<number> {
  const unfinished = `${path}.part`;
  const target = Writable.toWeb(createWriteStream(unfinished, { mode: 0o600, flush: true }));
  try {
    const zip = new ZipWriter(target, { signal, useWebWorkers: false, extendedTimestamp: false });
    for (const { name, content } of entries) {
      signal.throwIfAborted();
      // Images are already compressed.
      await zip.add(name, streamOf(content), { level: name.endsWith('.json') ? 6 : 0 });
    }
    await zip.close();
    await rename(unfinished, path);
  } catch (error) {
    await target.abort(error).catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(path)).size;
}

function streamOf(content: ZipEntry['content']): ReadableStream<Uint8Array> {
  const readable =
    typeof content === 'string'
      ? Readable.from([Buffer.from(content)], { objectMode: false })
      : createReadStream(content.file);
  return Readable.toWeb(readable) as ReadableStream<Uint8Array>;
}
