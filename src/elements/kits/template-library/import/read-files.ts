import type { NewTemplate } from '../../libraries/wire/template';
import type { ArchiveFault } from '../../wire/archive-fault';
import { importedTemplate, type TemplateFault } from './imported-template';

/** Why a file, or one in a zip, is not imported. */
export type FileFault = TemplateFault | 'wrong_kind' | 'unreadable' | 'no_files' | ArchiveFault;

/** What a template came in. */
export type FileType = 'json' | 'zip';

/** A template of a file. */
export interface FoundTemplate {
  /** The file’s name, and that of the one in it. */
  readonly file: string;
  readonly fileType: FileType;
  readonly template: NewTemplate;
}

/** A file of which nothing is imported, and why. */
export interface RefusedFile {
  readonly file: string;
  readonly fault: FileFault;
}

/** What was found in files. */
export interface FilesRead {
  readonly found: readonly FoundTemplate[];
  readonly refused: readonly RefusedFile[];
}

const megabyte = 1024 * 1024;

/** What a zip of templates may have at most; a person’s browser unpacks it. */
const limits = {
  size: 50 * megabyte,
  entries: 1000,
  unpacked: 100 * megabyte,
  ratio: 100,
} as const;

/** Bytes of one file of JSON: a template of the largest size, however it is indented. */
const LONGEST_JSON = 8 * megabyte;

/** What systems put into zips by themselves. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/i;

/**
 * Reads the templates in `.json` files and in zips of them. What cannot be one is named, and stops no other.
 *
 * @throws the reason of `signal`, and nothing else
 */
export async function readFiles(files: readonly File[], signal: AbortSignal): Promise<FilesRead> {
  const found: FoundTemplate[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const read = await readFile(file, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      // Moved or deleted since it was chosen.
      if (cause instanceof DOMException) return refusal(file.name, 'unreadable');
      throw cause;
    });
    signal.throwIfAborted();
    found.push(...read.found);
    refused.push(...read.refused);
  }
  return { found, refused };
}

async function readFile(file: File, signal: AbortSignal): Promise<FilesRead> {
  const { name, size, type } = file;
  // Systems name the type of zip files in several ways, or in none.
  if (/\.zip$/i.test(name) || /^application\/(x-)?zip(-compressed)?$/.test(type)) {
    return readZip(file, signal);
  }
  if (!/\.json$/i.test(name) && type !== 'application/json') return refusal(name, 'wrong_kind');
  if (size > LONGEST_JSON) return refusal(name, 'too_large');
  const { safeJson } = await import('../../archive');
  return asRead(safeJson(new Uint8Array(await file.arrayBuffer())), name, name, 'json');
}

async function readZip(file: File, signal: AbortSignal): Promise<FilesRead> {
  // Their code is fetched when it is first needed.
  const { ArchiveError, blobSource, ZipArchive } = await import('../../archive');
  try {
    const zip = await ZipArchive.open(blobSource(file), { limits, signal });
    const names = [...zip.names].filter((name) => !LITTER.test(name));
    if (names.length === 0) return refusal(file.name, 'no_files');
    const reads: FilesRead[] = [];
    for (const name of names) reads.push(await readEntry(zip, name, file.name));
    return {
      found: reads.flatMap(({ found }) => found),
      refused: reads.flatMap(({ refused }) => refused),
    };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return refusal(whole(file.name, error.entry), error.reason);
  }
}

async function readEntry(
  zip: import('../../archive').ZipArchive,
  name: string,
  zipName: string,
): Promise<FilesRead> {
  const file = whole(zipName, name);
  if (!/\.json$/i.test(name)) return refusal(file, 'wrong_kind');
  if ((zip.sizeOf(name) ?? 0) > LONGEST_JSON) return refusal(file, 'too_large');
  const { ArchiveError } = await import('../../archive');
  const json = await zip.json(name).catch((error: unknown) => {
    // The directory was sound, so it is this one alone.
    if (error instanceof ArchiveError) return undefined;
    throw error;
  });
  return asRead(json, name, file, 'zip');
}

function asRead(json: unknown, name: string, file: string, fileType: FileType): FilesRead {
  const template = importedTemplate(json, name);
  if (typeof template === 'string') return refusal(file, template);
  return { found: [{ file, fileType, template }], refused: [] };
}

function refusal(file: string, fault: FileFault): FilesRead {
  return { found: [], refused: [{ file, fault }] };
}

function whole(zip: string, entry: string | undefined): string {
  return entry === undefined ? zip : `${zip} › ${entry}`;
}
