import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { KitError } from '../kit-error';
import { type KitLibrary, type KitQuota, LibraryFullError } from '../kit-library';
import type { KitSurroundings } from '../surroundings';
import type { ExportRecord, RunnerResult } from './records';

/**
 * The connected library, if its quota suffices for so many more bytes.
 *
 * @throws KitError there is no library, its quota does not suffice, or it does not respond
 */
export async function libraryWithRoom(
  { library }: KitSurroundings,
  person: string,
  size = 0,
): Promise<KitLibrary> {
  if (!library) throw new KitError('error-loading-resource');
  const { kits, bytes } = await quotaOf(library, person);
  if (kits < 1 || bytes < size) throw new KitError('insufficient-quota');
  return library;
}

async function quotaOf(library: KitLibrary, person: string): Promise<KitQuota> {
  try {
    return await library.quota(person);
  } catch (cause) {
    throw new KitError('failed-to-fetch-quota', {}, { cause });
  }
}

/** Uploads an export's zip to the library. Retries upload it once. */
export async function uploadKit(
  surroundings: KitSurroundings,
  person: string,
  zip: string,
  { id: key, request, done }: ExportRecord,
  signal: AbortSignal,
): Promise<RunnerResult> {
  const { file } = done.archive ?? {};
  if (!file) throw new Error('There is no zip to upload.');
  const library = await libraryWithRoom(surroundings, person, file.size);
  const content = createReadStream(zip);
  const stream = Readable.toWeb(content) as ReadableStream<Uint8Array>;
  try {
    const { title } = request;
    return { cloud: await library.store(person, { ...file, key, title, stream }, signal) };
  } catch (cause) {
    signal.throwIfAborted();
    const isFull = cause instanceof LibraryFullError;
    throw new KitError(isFull ? 'insufficient-quota' : 'cloud-upload-failed', {}, { cause });
  } finally {
    content.destroy();
  }
}
