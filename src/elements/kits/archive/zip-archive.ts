import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { archiveLimits } from '../wire/archive-fault';
import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';
import { EntryChecks } from './entry-checks';
import { inflate } from './inflate';
import type { ArchiveLimits } from './limits';
import { RangeReader } from './range-reader';
import { safeJson } from './safe-json';
import { zipFault } from './zip-fault';

/** How an archive is opened. */
export interface ArchiveOptions {
  readonly limits?: ArchiveLimits;
  /** Ends the work; its reason is thrown. */
  readonly signal?: AbortSignal;
}

/** Bytes that one JSON file may have, which is read as a whole. */
export const LONGEST_JSON = 8 * 1024 * 1024;

/**
 * In its strict mode zip.js refuses whatever two readers could read in two ways: overlapping entries, several
 * ends, data before or after, local headers that contradict the directory. Worker and WebAssembly would
 * need exceptions from the pages' policy; names are checked by `EntryChecks`, which tells what is wrong.
 */
const reading = {
  strictness: 'strict',
  filenameValidation: 'tolerant',
  checkCrc32: true,
  useWebWorkers: false,
  useCompressionStream: true,
} as const;

/** The files of an archive whose directory has passed all checks. */
export interface CheckedFiles {
  readonly files: ReadonlyMap<string, FileEntry>;
  readonly signal: AbortSignal | undefined;
}

/** An archive that has passed all checks of its directory. */
export class ZipArchive {
  readonly #files: ReadonlyMap<string, FileEntry>;
  readonly #signal: AbortSignal | undefined;

  protected constructor({ files, signal }: CheckedFiles) {
    this.#files = files;
    this.#signal = signal;
  }

  /**
   * Opens an archive; its contents are read when they are asked for.
   *
   * @throws ArchiveError why it is refused
   */
  static async open(source: ByteSource, options?: ArchiveOptions): Promise<ZipArchive> {
    return new ZipArchive(await checkedFiles(source, options));
  }

  /** The names of all files in it. */
  get names(): Iterable<string> {
    return this.#files.keys();
  }

  /** Whether there is such a file. */
  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** Bytes of a file; undefined where there is none. */
  sizeOf(name: string): number | undefined {
    return this.#files.get(name)?.uncompressedSize;
  }

  /**
   * Inflates every file once and keeps nothing, so that no damage shows when half of the kit is written.
   *
   * @throws ArchiveError of the first that is not what the directory declares
   */
  async verify(): Promise<void> {
    for (const entry of this.#files.values()) await inflate(entry, () => undefined, this.#signal);
  }

  /**
   * The JSON in a file; undefined where there is no such file.
   *
   * @throws ArchiveError `damaged`: no JSON, or more than 8 MB of it
   */
  async json(name: string): Promise<unknown> {
    const entry = this.#files.get(name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > LONGEST_JSON) throw new ArchiveError('damaged', name);
    const json = safeJson(await contentsOf(entry, this.#signal));
    if (json === undefined) throw new ArchiveError('damaged', name);
    return json;
  }

  /**
   * Streams a file's bytes to `take`, which may be asynchronous.
   *
   * @throws ArchiveError `damaged`: there is no such file, or it is not what the directory declares
   */
  async read(name: string, take: (bytes: Uint8Array) => unknown): Promise<void> {
    const entry = this.#files.get(name);
    if (!entry) throw new ArchiveError('damaged', name);
    await inflate(entry, take, this.#signal);
  }
}

/**
 * Reads an archive's directory.
 *
 * @throws ArchiveError why it is refused
 */
export async function checkedFiles(
  source: ByteSource,
  { limits = archiveLimits, signal }: ArchiveOptions = {},
): Promise<CheckedFiles> {
  if (source.size > limits.size) throw new ArchiveError('too-large');
  const checks = new EntryChecks(source.size, limits);
  const files = new Map<string, FileEntry>();
  try {
    const zip = new ZipReader(new RangeReader(source), { ...reading, checkOverlappingEntry: true });
    for await (const entry of zip.getEntriesGenerator()) {
      signal?.throwIfAborted();
      checks.add(entry);
      if (!entry.directory) files.set(entry.filename, entry);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw zipFault(error);
  }
  return { files, signal };
}

/** What a file holds, as a whole. @throws ArchiveError it is not what the directory declares */
export async function contentsOf(
  entry: FileEntry,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.uncompressedSize);
  let filled = 0;
  await inflate(
    entry,
    (piece) => {
      bytes.set(piece, filled);
      filled += piece.length;
    },
    signal,
  );
  return bytes;
}
