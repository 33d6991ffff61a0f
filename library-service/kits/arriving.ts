import { openAsBlob, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  BlobReader,
  type FileEntry,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
} from '@zip.js/zip.js';
import type { Kit } from '../../src/elements/kits/libraries/wire/kit';
import { kitManifest } from '../../src/elements/kits/wire/manifest';
import type { Account } from '../accounts/accounts';
import { quotaOf } from '../accounts/quota';
import { Refusal } from '../refusal';
import type { Service } from '../service';
import { keepThumbnail, THUMBNAIL_SIZE } from '../thumbnails';
import { keepKit, kitByRequest, kitPath, newKitFile } from './store';

/** Bytes that a manifest may have. */
const MANIFEST_SIZE = 4 * 1024 * 1024;

/**
 * Writes a kit to the disk while it comes, never more of it than the account has room for, and keeps it
 * under its manifest's title.
 *
 * @throws Refusal it is no kit, or there is no room for it; nothing of it stays
 */
export async function receiveKit(
  service: Service,
  account: Account,
  body: ReadableStream<Uint8Array>,
  request?: string,
): Promise<Kit> {
  const known = request === undefined ? undefined : kitByRequest(service, account, request);
  if (known) return known;
  if (account.plan === 'none') throw new Refusal('library-upgrade-required');
  const file = newKitFile();
  const path = kitPath(service, file);
  const arriving = `${path}.part`;
  try {
    const bytes = await written(body, arriving, roomOf(service, account));
    const { title, description, thumbnail } = await looked(service, arriving);
    await rename(arriving, path);
    return keepKit(service, account, { title, description, thumbnail, file, bytes, request });
  } catch (error) {
    for (const gone of [arriving, path]) rmSync(gone, { force: true });
    throw error;
  }
}

function roomOf(service: Service, account: Account): number {
  const { bytes } = quotaOf(service, account);
  return bytes.limit - bytes.used;
}

async function written(
  body: ReadableStream<Uint8Array>,
  path: string,
  room: number,
): Promise<number> {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.length;
      if (bytes > room) done(new Refusal('insufficient-quota'));
      else done(null, chunk);
    },
  });
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  // Opened first: a stream that opens it may still do so when its file has been removed already.
  const file = await open(path, 'wx', 0o600);
  await pipeline(source, counted, file.createWriteStream());
  return bytes;
}

async function looked(
  { database }: Service,
  path: string,
): Promise<{ title: string; description: string; thumbnail: string | undefined }> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), { useWebWorkers: false });
  try {
    const entries = await zip.getEntries().catch(notAKit);
    const entry = (name: string, most: number): FileEntry | undefined => {
      const found = entries.find(({ filename }) => filename === name);
      return found && !found.directory && found.uncompressedSize <= most ? found : undefined;
    };
    const text = await entry('manifest.json', MANIFEST_SIZE)?.getData(new TextWriter());
    const manifest = kitManifest.safeParse(text && parsed(text));
    if (!manifest.success) return notAKit();
    const { title, description = '', thumbnail: name = '' } = manifest.data;
    const picture = await entry(name, THUMBNAIL_SIZE)?.getData(new Uint8ArrayWriter());
    return { title, description, thumbnail: picture && keepThumbnail(database, picture) };
  } finally {
    await zip.close();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function notAKit(): never {
  throw new Refusal('library-invalid', 'The file is no kit: a zip with a manifest.json.');
}
