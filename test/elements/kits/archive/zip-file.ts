import { crc32, deflateRawSync } from 'node:zlib';

/** Header fields of an entry, as an attacker may write them. */
interface Header {
  readonly name: string | Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly extra: Uint8Array;
}

/** A file or folder to write into an archive; missing fields get correct values. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** Left as it is instead of deflated. */
  readonly stored?: boolean;
  /** Instead of the deflated content. */
  readonly packed?: Uint8Array;
  /** The offset of the local header. */
  readonly local?: Partial<Header>;
  /** The offset of the directory. */
  readonly central?: Partial<Header> & { readonly offset?: number };
  /** In both. */
  readonly both?: Partial<Header>;
  /** `st_mode` of Unix, in the directory's external attributes. */
  readonly mode?: number;
  /** Written into the directory alone; its content is another entry's. */
  readonly isGhost?: boolean;
}

/** The offset of an archive's end record. */
export interface ZipEnd {
  readonly count?: number;
  readonly directorySize?: number;
  readonly directoryOffset?: number;
  readonly disk?: number;
  readonly comment?: string | Uint8Array;
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
}

const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;

/** The bytes of an archive with these entries, in which anything may be wrong. */
export function zipFile(entries: readonly ZipEntry[], end: ZipEnd = {}): Uint8Array<ArrayBuffer> {
  const body: Uint8Array[] = end.before ? [end.before] : [];
  const directory: Uint8Array[] = [];
  let offset = total(body);
  for (const entry of entries) {
    const packed = packedContent(entry);
    const header = honestHeader(entry, packed);
    const local = localHeader({ ...header, ...entry.both, ...entry.local });
    const central = { ...header, ...entry.both, ...entry.central };
    directory.push(centralHeader(central, entry.central?.offset ?? offset, entry.mode ?? 0));
    if (entry.isGhost) continue;
    body.push(local, packed);
    offset += local.length + packed.length;
  }
  return joined([...body, ...directory, endOf(entries.length, total(directory), offset, end)]);
}

function packedContent({ content = '', stored, packed }: ZipEntry): Uint8Array {
  if (packed) return packed;
  const plain = bytesOf(content);
  return stored ? plain : deflateRawSync(plain);
}

function honestHeader({ name, content = '', stored }: ZipEntry, packed: Uint8Array): Header {
  const plain = bytesOf(content);
  return {
    name,
    flags: UTF8_NAMES,
    method: stored ? 0 : 8,
    crc: crc32(plain),
    packedSize: packed.length,
    size: plain.length,
    extra: new Uint8Array(),
  };
}

function localHeader(header: Header): Uint8Array {
  const [name, { extra }] = [bytesOf(header.name), header];
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x04034b50, 0);
  writeCommon(fixed, 4, header, name);
  return joined([fixed, name, extra]);
}

function centralHeader(header: Header, offset: number, mode: number): Uint8Array {
  const [name, { extra }] = [bytesOf(header.name), header];
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(0x02014b50, 0);
  fixed.writeUInt16LE(UNIX | 20, 4);
  writeCommon(fixed, 6, header, name);
  fixed.writeUInt32LE((mode << 16) >>> 0, 38);
  fixed.writeUInt32LE(offset, 42);
  return joined([fixed, name, extra]);
}

function writeCommon(to: Buffer, at: number, header: Header, name: Uint8Array): void {
  to.writeUInt16LE(20, at);
  to.writeUInt16LE(header.flags, at + 2);
  to.writeUInt16LE(header.method, at + 4);
  // 1 January 2026
  to.writeUInt32LE(0x5c21_0000, at + 6);
  to.writeUInt32LE(header.crc, at + 10);
  to.writeUInt32LE(header.packedSize, at + 14);
  to.writeUInt32LE(header.size, at + 18);
  to.writeUInt16LE(name.length, at + 22);
  to.writeUInt16LE(header.extra.length, at + 24);
}

function endOf(count: number, size: number, offset: number, end: ZipEnd): Uint8Array {
  const comment = bytesOf(end.comment ?? '');
  const fixed = Buffer.alloc(22);
  fixed.writeUInt32LE(0x06054b50, 0);
  fixed.writeUInt16LE(end.disk ?? 0, 4);
  fixed.writeUInt16LE(end.disk ?? 0, 6);
  fixed.writeUInt16LE((end.count ?? count) & 0xffff, 8);
  fixed.writeUInt16LE((end.count ?? count) & 0xffff, 10);
  fixed.writeUInt32LE(end.directorySize ?? size, 12);
  fixed.writeUInt32LE(end.directoryOffset ?? offset, 16);
  fixed.writeUInt16LE(comment.length, 20);
  return joined([fixed, comment, end.after ?? new Uint8Array()]);
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

const total = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(total(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
