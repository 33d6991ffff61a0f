import { Reader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';

/**
 * Bytes that one read may ask for. Contents are streamed in far smaller pieces; only the directory is read
 * at once, and that of ten thousand entries with long names is smaller.
 */
const LONGEST_READ = 16 * 1024 * 1024;

/** A source as zip.js reads it, which no directory makes hold a whole archive in memory. */
export class RangeReader extends Reader<ByteSource> {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super(source);
    this.#source = source;
    this.size = source.size;
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    if (length > LONGEST_READ) throw new ArchiveError('too-many-entries');
    // Offsets come from the archive itself, which may point anywhere.
    const from = Math.min(Math.max(offset, 0), this.size);
    return this.#source.read(from, Math.min(length, this.size - from));
  }
}
