import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '../../../../src/elements/kits/archive';

/** Bytes that are read at once: an archive is read from beginning to end, a few bytes at a time. */
const BLOCK = 256 * 1024;

/** An uploaded file as the source of an archive. Reads a block ahead, since each read of a file is a task of its own. */
export class FileSource implements ByteSource {
  readonly size: number;
  readonly #file: FileHandle;
  #block = new Uint8Array(0);
  #start = 0;

  constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.size = size;
  }

  /** Returns a copy of the bytes, which its reader may change. */
  async read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    if (length > BLOCK) return this.#read(offset, length);
    if (!this.#holds(offset, length)) {
      this.#block = await this.#read(offset, BLOCK);
      this.#start = offset;
    }
    const from = offset - this.#start;
    return this.#block.slice(from, from + length);
  }

  #holds(offset: number, length: number): boolean {
    return offset >= this.#start && offset + length <= this.#start + this.#block.length;
  }

  async #read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    const { buffer, bytesRead } = await this.#file.read(new Uint8Array(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  }
}
