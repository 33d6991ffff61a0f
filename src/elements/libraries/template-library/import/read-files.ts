import type { ArchiveFault } from '../../../../api/kits/archive-fault';
import type { NewTemplate } from '../../../../api/libraries/template';
import { importedTemplate, type TemplateFault } from './imported-template';

/** Why a file, or a file in a zip, cannot be imported. */
export type FileFault = TemplateFault | 'wrong_kind' | 'unreadable' | 'no_files' | ArchiveFault;

/** The type of the file that contains a template. */
export type FileType = 'json' | 'zip';

/** A template found in a file. */
export interface FoundTemplate {
  /** The name of the file, with the name of the file in the zip. */
  readonly file: string;
  readonly fileType: FileType;
  readonly template: NewTemplate;
}

/** A file that cannot be imported, with the reason. */
export interface RefusedFile {
  readonly file: string;
  readonly fault: FileFault;
}

/** The templates found in files, and the files without any. */
export interface FilesRead {
  readonly found: readonly FoundTemplate[];
  readonly refused: readonly RefusedFile[];
}

const megabyte = 1024 * 1024;

/** The limits of a zip, which the browser unpacks. */
const limits = {
  size: 50 * megabyte,
  entries: 1000,
  unpacked: 100 * megabyte,
  ratio: 100,
} as const;

/** The maximum size of a JSON file: the largest template with indentation. */
const LONGEST_JSON = 8 * megabyte;

/** Files that operating systems add to zips. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)/i;

/**
 * Reads templates from `.json` files and from zips of them. A file that is not valid does not stop the others.
 *
 * @throws the reason of `signal`, and nothing else
 */
export async function readFiles(files: readonly File[], signal: AbortSignal): Promise<FilesRead> {
  const found: FoundTemplate[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const read = await readFile(file, signal).catch((cause: unknown) => {
      signal.throwIfAborted();
      // The file was moved or deleted after it was chosen.
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
  // The media type of zips differs between operating systems, and may be empty.
  if (/\.zip$/i.test(name) || /^application\/(x-)?zip(-compressed)?$/.test(type)) {
    return readZip(file, signal);
  }
  if (!/\.json$/i.test(name) && type !== 'application/json') return refusal(name, 'wrong_kind');
  if (size > LONGEST_JSON) return refusal(name, 'too_large');
  const { safeJson } = await import('../../../../api/safe-json');
  return asRead(safeJson(new Uint8Array(await file.arrayBuffer())), name, name, 'json');
}

async function readZip(file: File, signal: AbortSignal): Promise<FilesRead> {
  // Loaded on demand.
  const { ArchiveError, blobSource, ZipArchive } = await import('../../../kits/archive');
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
  zip: import('../../../kits/archive').ZipArchive,
  name: string,
  zipName: string,
): Promise<FilesRead> {
  const file = whole(zipName, name);
  if (!/\.json$/i.test(name)) return refusal(file, 'wrong_kind');
  if ((zip.sizeOf(name) ?? 0) > LONGEST_JSON) return refusal(file, 'too_large');
  const { ArchiveError } = await import('../../../kits/archive');
  const json = await zip.json(name).catch((error: unknown) => {
    // The zip's directory is valid, so only this entry is damaged.
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
