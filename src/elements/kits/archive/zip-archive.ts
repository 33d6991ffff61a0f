import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { archiveLimits } from '../../../api/kits/archive-fault';
import { safeJson } from '../../../api/safe-json';
import { nextTask } from '../../../core/dom/next-task';
import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';
import { EntryChecks } from './entry-checks';
import { inflate } from './inflate';
import type { ArchiveLimits } from './limits';
import { RangeReader } from './range-reader';
import { zipFault } from './zip-fault';

/** The options of `open`. */
export interface ArchiveOptions {
  readonly limits?: ArchiveLimits;
  /** Aborts reading; its reason is thrown. */
  readonly signal?: AbortSignal;
}

/** The maximum size of a JSON file, in bytes; it is read at once. */
export const LONGEST_JSON = 8 * 1024 * 1024;

/**
 * In strict mode zip.js rejects ambiguous archives: overlapping entries, several end records, data before
 * or after, local headers that contradict the directory. Workers and WebAssembly would need exceptions
 * from the pages' content security policy. `EntryChecks` checks names, with more precise errors.
 */
const reading = {
  strictness: 'strict',
  filenameValidation: 'tolerant',
  checkCrc32: true,
  useWebWorkers: false,
  useCompressionStream: true,
} as const;

/** Entries of the directory that are read in one task: a site answers other requests between them. */
const TURN = 100;

/** The files of an archive with a valid directory. */
export interface CheckedFiles {
  readonly files: ReadonlyMap<string, FileEntry>;
  readonly signal: AbortSignal | undefined;
}

/** An archive with a valid directory. */
export class ZipArchive {
  readonly #files: ReadonlyMap<string, FileEntry>;
  readonly #signal: AbortSignal | undefined;
  /** The names of the files that were read completely. */
  readonly #verified = new Set<string>();

  protected constructor({ files, signal }: CheckedFiles) {
    this.#files = files;
    this.#signal = signal;
  }

  /**
   * Opens an archive; its contents are read on demand.
   *
   * @throws ArchiveError if the archive is rejected
   */
  static async open(source: ByteSource, options?: ArchiveOptions): Promise<ZipArchive> {
    return new ZipArchive(await checkedFiles(source, options));
  }

  /** The names of all files. */
  get names(): Iterable<string> {
    return this.#files.keys();
  }

  /** Whether the archive has a file. */
  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** The size of a file in bytes; undefined for a missing file. */
  sizeOf(name: string): number | undefined {
    return this.#files.get(name)?.uncompressedSize;
  }

  /**
   * Inflates every file that was not read yet and discards the bytes, so that damage is found before anything is
   * written.
   *
   * @throws ArchiveError for the first file that differs from the directory
   */
  async verify(): Promise<void> {
    for (const [name, entry] of this.#files) {
      if (!this.#verified.has(name)) await inflate(entry, () => undefined, this.#signal);
    }
  }

  /**
   * Parses a JSON file; undefined for a missing file.
   *
   * @throws ArchiveError `damaged` if the file is not valid JSON, or larger than 8 MiB
   */
  async json(name: string): Promise<unknown> {
    const entry = this.#files.get(name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > LONGEST_JSON) throw new ArchiveError('damaged', name);
    const json = safeJson(await contentsOf(entry, this.#signal));
    this.#verified.add(name);
    if (json === undefined) throw new ArchiveError('damaged', name);
    return json;
  }

  /**
   * Streams a file's bytes to `take`, which may be asynchronous.
   *
   * @throws ArchiveError `damaged` if the file is missing or differs from the directory
   */
  async read(name: string, take: (bytes: Uint8Array) => unknown): Promise<void> {
    const entry = this.#files.get(name);
    if (!entry) throw new ArchiveError('damaged', name);
    await inflate(entry, take, this.#signal);
    this.#verified.add(name);
  }
}

/**
 * Reads and checks an archive's directory.
 *
 * @throws ArchiveError if the archive is rejected
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
      if (files.size % TURN === 0) await nextTask();
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw zipFault(error);
  }
  return { files, signal };
}

/**
 * Reads a whole file.
 *
 * @throws ArchiveError if the file differs from the directory
 */
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
