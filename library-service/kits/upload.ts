import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BlobReader, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { LibraryRefusal } from '../../server/library-refusal';
import { validated } from '../../server/validated';
import { kitManifest } from '../../src/api/kits/manifest';
import type { Kit } from '../../src/api/libraries/kit';
import { safeJson } from '../../src/api/safe-json';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import { THUMBNAIL_SIZE } from '../thumbnails';
import { dropReservation, Reservation } from './reservation';
import { kitByRequest, newKitFile, type StoredKit, saveKit } from './store';

/** The largest size of a manifest in bytes. */
const MANIFEST_SIZE = 4 * 1024 * 1024;

/** Strict as a site's import is: a file that differs from the archive's directory is refused. */
const reading = { strictness: 'strict', checkCrc32: true, useWebWorkers: false } as const;

/** An upload, as its request describes it. */
export interface Upload {
  readonly body: ReadableStream<Uint8Array>;
  /** The announced size in bytes, if there is one. */
  readonly size?: number | undefined;
  /** The idempotency key. */
  readonly request?: string | undefined;
}

/**
 * Streams an uploaded kit to disk and stores it under the title in its manifest. The upload reserves its room in the
 * account's quota, and stops when there is none left.
 *
 * @throws LibraryRefusal the file is not a kit, or exceeds the quota; the file is removed
 */
export async function receiveKit(
  service: Service,
  account: Account,
  { body, size, request }: Upload,
): Promise<Kit> {
  const stored = async () =>
    request === undefined ? undefined : kitByRequest(service, account, request);
  const known = await stored();
  if (known) return repeated(service, known, body);
  if (account.plan === 'none') throw new LibraryRefusal('library-upgrade-required');
  const { blobs } = service;
  const file = newKitFile();
  const partial = blobs.partialPath(file);
  const reservation = await Reservation.of(service, account, file, size);
  try {
    const bytes = await saveBody(body, partial, reservation);
    const { title, description, picture } = await readManifest(partial);
    await blobs.keep(file);
    const kit = { title, description, picture, file, bytes, request };
    const saved = await saveKit(service, account, kit);
    if (saved) return saved;
    // An upload with the same key was faster.
    const [first, own] = [await stored(), await blobs.read(file)];
    if (!first || !own) throw new LibraryRefusal('library-not-found');
    const repetition = await repeated(service, first, own);
    await discard(service, file);
    return repetition;
  } catch (error) {
    await discard(service, file);
    throw error;
  }
}

/** Removes a file that became no kit. If that fails, the next purge removes it. */
async function discard(service: Service, file: string): Promise<void> {
  await service.blobs.remove(file);
  await dropReservation(service, file);
}

/** The kit that the first upload with a key has stored. @throws LibraryRefusal this upload has another file */
async function repeated(
  { blobs }: Service,
  { file, ...kit }: StoredKit,
  body: ReadableStream<Uint8Array>,
): Promise<Kit> {
  const content = await blobs.read(file);
  if (!content) throw new LibraryRefusal('library-not-found');
  const [stored, sent] = await Promise.all([hashOf(content), hashOf(body)]);
  if (stored !== sent) throw new LibraryRefusal('library-key-reused');
  return kit;
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}

async function saveBody(
  body: ReadableStream<Uint8Array>,
  path: string,
  reservation: Reservation,
): Promise<number> {
  let bytes = 0;
  const reserved = new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      reservation.cover(bytes).then(() => done(null, chunk), done);
    },
  });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  // Opened here: a write stream opens its file later, possibly after a failed upload has removed it.
  const file = await open(path, 'wx', 0o600);
  await pipeline(source, reserved, file.createWriteStream());
  return bytes;
}

async function readManifest(
  path: string,
): Promise<{ title: string; description: string; picture: Uint8Array | undefined }> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), reading);
  try {
    const entries = await zip.getEntries().catch(notAKit);
    const entry = (name: string, maxSize: number): FileEntry | undefined => {
      const match = entries.find(({ filename }) => filename === name);
      return match && !match.directory && match.uncompressedSize <= maxSize ? match : undefined;
    };
    const json = await contentOf(entry('manifest.json', MANIFEST_SIZE));
    const { data: manifest } = validated(kitManifest, json && safeJson(json));
    if (!manifest) return notAKit();
    const { title, description = '', thumbnail: name = '' } = manifest;
    return { title, description, picture: await contentOf(entry(name, THUMBNAIL_SIZE)) };
  } finally {
    await zip.close();
  }
}

/**
 * The bytes of an entry.
 *
 * @throws LibraryRefusal the entry is damaged, or is larger than the archive's directory says
 */
function contentOf(entry: FileEntry | undefined): Promise<Uint8Array | undefined> | undefined {
  return entry?.getData(new Uint8ArrayWriter()).catch((error: Error) => {
    if ('syscall' in error) throw error;
    return notAKit();
  });
}

function notAKit(): never {
  throw new LibraryRefusal(
    'library-invalid',
    'The file is not a kit: a kit is a zip with a manifest.json.',
  );
}
