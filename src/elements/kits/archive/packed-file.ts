import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js';

/**
 * A file of an archive, as the directory lists it. zip.js needs some 5 kB for each entry, so that ten thousand would be
 * most of the memory of an import.
 */
export interface PackedFile {
  readonly name: string;
  /** The bytes of the name. */
  readonly rawName: Uint8Array;
  /** The position of its local header. */
  readonly offset: number;
  /** The position of what follows it: another entry, or the directory. */
  end: number;
  readonly packedSize: number;
  readonly size: number;
  readonly crc32: number;
  readonly method: number;
  readonly flags: number;
}

/** @param directoryOffset the position of the directory */
export function packedFile(entry: FileEntry, directoryOffset: number): PackedFile {
  return {
    name: entry.filename,
    rawName: entry.rawFilename,
    offset: entry.offset,
    end: directoryOffset,
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    crc32: entry.crc32 ?? 0,
    method: entry.compressionMethod,
    flags: entry.rawBitFlag ?? 0,
  };
}

/** Sets the ends of files: no content may lie in another entry. @param offsets the positions of all entries */
export function setEnds(files: Iterable<PackedFile>, offsets: readonly number[]): void {
  const sorted = Float64Array.from(offsets).sort();
  const next = new Map<number, number>();
  for (const [index, offset] of sorted.entries()) {
    // Of entries at one position, each ends where the other begins.
    if (!next.has(offset)) next.set(offset, sorted[index + 1] ?? Infinity);
  }
  for (const file of files) file.end = Math.min(file.end, next.get(file.offset) ?? 0);
}
