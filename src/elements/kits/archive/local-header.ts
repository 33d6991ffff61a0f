import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';
import type { PackedFile } from './packed-file';

/** The signatures and lengths of APPNOTE.TXT 4.3.7 and 4.3.9. */
const HEADER = { signature: 0x04034b50, length: 30 } as const;
const DESCRIPTOR = { signature: 0x08074b50, longest: 24 } as const;

const HAS_DESCRIPTOR = 0b1000;

/** The bits that say how to read an entry: encryption, descriptor, names in UTF-8. */
const MEANING = 0b1000_0100_1001;

/** A size that stands in the extra field of ZIP64. */
const IN_ZIP64 = 0xffff_ffff;
const ZIP64 = 1;

interface Sizes {
  readonly crc32: number;
  readonly packedSize: number;
  readonly size: number;
}

/**
 * Compares the local header of a file with the directory.
 *
 * @returns the position of the packed content
 * @throws ArchiveError `damaged`: they differ, or a part of the entry lies in another one
 */
export async function contentStart(source: ByteSource, file: PackedFile): Promise<number> {
  const { offset, end, rawName, packedSize } = file;
  const refuse = () => new ArchiveError('damaged', file.name);
  if (offset + HEADER.length > end) throw refuse();
  const header = viewOf(await source.read(offset, HEADER.length));
  if (header.byteLength < HEADER.length || header.getUint32(0, true) !== HEADER.signature) {
    throw refuse();
  }
  const [nameLength, extraLength] = [header.getUint16(26, true), header.getUint16(28, true)];
  const start = offset + HEADER.length + nameLength + extraLength;
  if (start + packedSize > end) throw refuse();
  const rest = await source.read(offset + HEADER.length, nameLength + extraLength);
  const isSame =
    nameLength === rawName.length && rawName.every((byte, index) => byte === rest[index]);
  const flags = header.getUint16(6, true);
  const isAlike =
    (flags & MEANING) === (file.flags & MEANING) && header.getUint16(8, true) === file.method;
  if (!isSame || !isAlike) throw refuse();
  const sizes = sizesIn(header, viewOf(rest.subarray(nameLength)));
  if (flags & HAS_DESCRIPTOR) {
    const length = await descriptorLength(source, start + packedSize, file);
    if (length === undefined || start + packedSize + length > end) throw refuse();
  } else if (!isUnset(sizes) && !areEqual(sizes, file)) {
    throw refuse();
  }
  return start;
}

/** The sizes of a local header, which may stand in an extra field. */
function sizesIn(header: DataView, extra: DataView): Sizes {
  const [packed, size] = [header.getUint32(18, true), header.getUint32(22, true)];
  const crc32 = header.getUint32(14, true);
  if (packed !== IN_ZIP64 && size !== IN_ZIP64) return { crc32, packedSize: packed, size };
  const values = zip64Values(extra);
  const large = size === IN_ZIP64 ? values.shift() : size;
  return {
    crc32,
    size: large ?? size,
    packedSize: (packed === IN_ZIP64 ? values.shift() : packed) ?? packed,
  };
}

function zip64Values(extra: DataView): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; ) {
    const length = extra.getUint16(at + 2, true);
    const end = at + 4 + length;
    if (extra.getUint16(at, true) === ZIP64 && end <= extra.byteLength) {
      const count = Math.floor(length / 8);
      return Array.from({ length: count }, (_, index) =>
        Number(extra.getBigUint64(at + 4 + 8 * index, true)),
      );
    }
    at = end;
  }
  return [];
}

/** The length of the descriptor after the content, in any of its four forms; undefined if none fits the directory. */
async function descriptorLength(
  source: ByteSource,
  position: number,
  file: PackedFile,
): Promise<number | undefined> {
  const view = viewOf(await source.read(position, DESCRIPTOR.longest));
  for (const from of [4, 0]) {
    if (view.byteLength < from + 12) continue;
    if (from && view.getUint32(0, true) !== DESCRIPTOR.signature) continue;
    const crc32 = view.getUint32(from, true);
    const short = {
      packedSize: view.getUint32(from + 4, true),
      size: view.getUint32(from + 8, true),
    };
    if (areEqual({ crc32, ...short }, file)) return from + 12;
    if (view.byteLength < from + 20) continue;
    const [packedSize, size] = [from + 4, from + 12].map((at) =>
      Number(view.getBigUint64(at, true)),
    );
    if (areEqual({ crc32, packedSize: packedSize ?? 0, size: size ?? 0 }, file)) return from + 20;
  }
  return undefined;
}

const areEqual = (one: Sizes, other: Sizes): boolean =>
  one.crc32 === other.crc32 && one.packedSize === other.packedSize && one.size === other.size;

const isUnset = ({ crc32, packedSize, size }: Sizes): boolean =>
  crc32 === 0 && packedSize === 0 && size === 0;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
