import { ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { archiveLimits } from '../../../api/kits/archive-fault';
import { safeJson } from '../../../api/safe-json';
import { nextTask } from '../../../core/dom/next-task';
import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';
import { EntryChecks } from './entry-checks';
import type { ArchiveLimits } from './limits';
import { type PackedFile, packedFile, setEnds } from './packed-file';
import { RangeReader } from './range-reader';
import { unpack } from './unpack';
import { zipFault } from './zip-fault';

/** The options of `open`. */
export interface ArchiveOptions {
  readonly limits?: ArchiveLimits;
  /** Aborts reading; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Called while the lists of a large archive are read. Default: other tasks run, such as input in a browser. */
  readonly pause?: Pause;
}

/** Lets other work of the thread run. */
export type Pause = () => Promise<void>;

/** The maximum size of a JSON file, in bytes; it is read at once. */
export const LONGEST_JSON = 8 * 1024 * 1024;

/**
 * In strict mode zip.js rejects ambiguous archives: several end records, data before or after. zip.js reads the
 * directory; contents are read by `unpack`. `EntryChecks` checks names, with more precise errors.
 */
const reading = { strictness: 'strict', filenameValidation: 'tolerant' } as const;

/** Entries of the directory that are read between two pauses. */
const TURN = 100;

/** The files of an archive with a valid directory. */
export interface CheckedFiles {
  readonly source: ByteSource;
  readonly files: ReadonlyMap<string, PackedFile>;
  readonly signal: AbortSignal | undefined;
}

/** An archive with a valid directory. */
export class ZipArchive {
  readonly #source: ByteSource;
  readonly #files: ReadonlyMap<string, PackedFile>;
  readonly #signal: AbortSignal | undefined;
  /** The names of the files that were read completely. */
  readonly #verified = new Set<string>();

  protected constructor({ source, files, signal }: CheckedFiles) {
    this.#source = source;
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
    return this.#files.get(name)?.size;
  }

  /**
   * Inflates every file that was not read yet and discards the bytes, so that damage is found before anything is
   * written.
   *
   * @throws ArchiveError for the first file that differs from the directory
   */
  async verify(): Promise<void> {
    for (const [name, file] of this.#files) {
      if (!this.#verified.has(name)) await this.#unpack(file, () => undefined);
    }
  }

  /**
   * Parses a JSON file; undefined for a missing file.
   *
   * @throws ArchiveError `damaged` if the file is not valid JSON, or larger than 8 MiB
   */
  async json(name: string): Promise<unknown> {
    const file = this.#files.get(name);
    if (!file) return undefined;
    if (file.size > LONGEST_JSON) throw new ArchiveError('damaged', name);
    const json = safeJson(await contentsOf(this.#source, file, this.#signal));
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
    const file = this.#files.get(name);
    if (!file) throw new ArchiveError('damaged', name);
    await this.#unpack(file, take);
    this.#verified.add(name);
  }

  #unpack(file: PackedFile, take: (bytes: Uint8Array) => unknown): Promise<void> {
    return unpack(this.#source, file, take, this.#signal);
  }
}

/**
 * Reads and checks an archive's directory.
 *
 * @throws ArchiveError if the archive is rejected
 */
export async function checkedFiles(
  source: ByteSource,
  { limits = archiveLimits, signal, pause = nextTask }: ArchiveOptions = {},
): Promise<CheckedFiles> {
  if (source.size > limits.size) throw new ArchiveError('too-large');
  const checks = new EntryChecks(source.size, limits);
  const files = new Map<string, PackedFile>();
  const offsets: number[] = [];
  try {
    const zip = new ZipReader(new RangeReader(source), reading);
    for await (const entry of zip.getEntriesGenerator()) {
      signal?.throwIfAborted();
      checks.add(entry);
      offsets.push(entry.offset);
      if (!entry.directory) files.set(entry.filename, packedFile(entry, zip.directoryOffset ?? 0));
      if (offsets.length % TURN === 0) await pause();
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw zipFault(error);
  }
  setEnds(files.values(), offsets);
  return { source, files, signal };
}

/**
 * Reads a whole file.
 *
 * @throws ArchiveError if the file differs from the directory
 */
export async function contentsOf(
  source: ByteSource,
  file: PackedFile,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  let filled = 0;
  await unpack(
    source,
    file,
    (piece) => {
      bytes.set(piece, filled);
      filled += piece.length;
    },
    signal,
  );
  return bytes;
}
