import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';

/** A file of a zip: a text, one that is made when it is written, or a file on disk that is streamed. */
export interface ZipEntry {
  readonly name: string;
  readonly content: string | { readonly text: () => Promise<string> } | { readonly file: string };
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
      await zip.add(name, await streamOf(content), { level: /\.(?:json|xml)$/.test(name) ? 6 : 0 });
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

async function streamOf(content: ZipEntry['content']): Promise<ReadableStream<Uint8Array>> {
  if (typeof content === 'object' && 'file' in content)
    return webStream(createReadStream(content.file));
  const text = typeof content === 'string' ? content : await content.text();
  return webStream(Readable.from([Buffer.from(text)], { objectMode: false }));
}

const webStream = (readable: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(readable) as ReadableStream<Uint8Array>;
