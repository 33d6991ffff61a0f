import type { Entry } from '@zip.js/zip.js/lib/zip-core-native.js';
import { ArchiveError } from './archive-error';
import { comparableName, isSafeName } from './entry-name';
import type { ArchiveLimits } from './limits';

const STORED = 0;
const DEFLATED = 8;

/** The mask of `st_mode` for a file's type, and two of the types. */
const TYPE = 0o170_000;
const FILE = 0o100_000;
const FOLDER = 0o040_000;

/** Checks the entries of an archive's directory, one after the other. */
export class EntryChecks {
  readonly #limits: ArchiveLimits;
  readonly #packed: number;
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  #count = 0;
  #unpacked = 0;

  /** @param packed bytes of the whole archive */
  constructor(packed: number, limits: ArchiveLimits) {
    this.#packed = packed;
    this.#limits = limits;
  }

  /** @throws ArchiveError for the first error of the entry, or of all entries so far together */
  add(entry: Entry): void {
    this.#count += 1;
    if (this.#count > this.#limits.entries) throw new ArchiveError('too-many-entries');
    const { filename } = entry;
    if (!isSafeName(filename)) throw new ArchiveError('unsafe-path', filename);
    if (isLink(entry)) throw new ArchiveError('link', filename);
    if (entry.encrypted) throw new ArchiveError('encrypted', filename);
    if (!isReadable(entry)) throw new ArchiveError('damaged', filename);
    this.#addName(filename, entry.directory);
    this.#addSize(entry.uncompressedSize);
  }

  #addName(filename: string, isFolder: boolean): void {
    const name = comparableName(filename);
    const isTaken = this.#files.has(name) || (this.#folders.has(name) && !isFolder);
    // A file cannot hold other files.
    const parents = foldersOf(name);
    if (isTaken || parents.some((parent) => this.#files.has(parent))) {
      throw new ArchiveError('duplicate-name', filename);
    }
    for (const parent of parents) this.#folders.add(parent);
    (isFolder ? this.#folders : this.#files).add(name);
  }

  #addSize(bytes: number): void {
    this.#unpacked += bytes;
    if (this.#unpacked > this.#limits.unpacked) throw new ArchiveError('unpacked-too-large');
    if (this.#unpacked > this.#packed * this.#limits.ratio) {
      throw new ArchiveError('compressed-too-much');
    }
  }
}

/** True for links, devices, pipes and sockets: everything but files and folders. */
function isLink({ symlink, unixMode = 0, externalFileAttributes }: Entry): boolean {
  const types = [unixMode & TYPE, (externalFileAttributes >>> 16) & TYPE];
  return symlink || types.some((type) => type !== 0 && type !== FILE && type !== FOLDER);
}

function isReadable(entry: Entry): boolean {
  const { compressionMethod, compressedSize, uncompressedSize, directory, filename } = entry;
  if (directory) return filename.endsWith('/') && uncompressedSize === 0;
  if (filename.endsWith('/')) return false;
  return compressionMethod === STORED
    ? compressedSize === uncompressedSize
    : compressionMethod === DEFLATED;
}

/** The parent folders of a path: `a` and `a/b` for `a/b/c`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
