import { Reader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';

/**
 * The maximum size of one read, in bytes. Contents are streamed in much smaller pieces. Only the directory
 * is read at once, and even one with ten thousand long names is smaller.
 */
const LONGEST_READ = 16 * 1024 * 1024;

/** Adapts a source to zip.js. No directory can make it load a whole archive into memory. */
export class RangeReader extends Reader<ByteSource> {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super(source);
    this.#source = source;
    this.size = source.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > LONGEST_READ) throw new ArchiveError('too-many-entries');
    // Offsets come from the archive, so they can have any value.
    const from = Math.min(Math.max(offset, 0), this.size);
    return this.#source.read(from, Math.min(length, this.size - from));
  }
}
