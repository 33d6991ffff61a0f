import type { Database } from '../../../server/database';
import { contentName, imageType } from '../../../server/image-type';

/** An image in the media library. */
export interface Media {
  /** Such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The largest size of an image in bytes. */
export const mediaLimit = 4 * 1024 * 1024;

/**
 * The file name of an image, made from its bytes.
 *
 * @returns undefined when the image is too large or of another type
 */
export function mediaName(bytes: Uint8Array): string | undefined {
  const kind = imageType(bytes);
  if (!kind || bytes.length > mediaLimit) return undefined;
  return `${contentName(bytes)}.${kind.extension}`;
}

/**
 * Stores an image. Equal images are stored once.
 *
 * @returns its file name, and whether the library did not have it; undefined when the image is too large or of another
 *   type
 */
export function addMedia(
  database: Database,
  bytes: Uint8Array,
): { readonly name: string; readonly isNew: boolean } | undefined {
  const name = mediaName(bytes);
  if (!name) return undefined;
  const { changes } = database
    .prepare('INSERT OR IGNORE INTO media (name, type, bytes) VALUES (?, ?, ?)')
    .run(name, imageType(bytes)?.type, Buffer.from(bytes));
  return { name, isNew: changes > 0 };
}

/** Stores an image as `addMedia` does. @returns its file name */
export function saveMedia(database: Database, bytes: Uint8Array): string | undefined {
  return addMedia(database, bytes)?.name;
}

/** The image with this file name. */
export function mediaByName(database: Database, name: string): Media | undefined {
  const row = database.prepare('SELECT type, bytes FROM media WHERE name = ?').get(name) as
    | { type: string; bytes: Uint8Array }
    | undefined;
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}

/** Texts that may name images: contents, drafts and settings, also those to which an undo returns. */
const texts = [
  "SELECT rowid AS row, thumbnail || ' ' || content AS text FROM documents WHERE true",
  'SELECT rowid AS row, value AS text FROM page_settings WHERE true',
  'SELECT rowid AS row, value AS text FROM site_settings WHERE true',
  'SELECT rowid AS row, value AS text FROM page_revisions WHERE true',
  'SELECT rowid AS row, content AS text FROM saved_blocks WHERE true',
  'SELECT rowid AS row, before AS text FROM document_changes WHERE true',
  'SELECT rowid AS row, former AS text FROM kit_import_items WHERE former IS NOT NULL',
  'SELECT rowid AS row, document AS text FROM removed_templates WHERE true',
];

/** The images that unfinished imports have fetched. */
const fetched = `SELECT name FROM kit_import_pictures JOIN kit_imports ON id = import
  WHERE name IS NOT NULL AND state IN ('opened', 'running')`;

/** The file name of an image: in an address, or alone as that of a thumbnail. */
const NAME = /[\da-f]{32}\.[a-z]{3,4}/g;

/** Milliseconds of searching after which other requests run. */
const HOLD = 15;

/** The file names of the images that documents and settings use. */
export function usedMedia(database: Database): ReadonlySet<string> {
  const used = new Set<string>();
  for (const names of usedNames(database)) for (const name of names) used.add(name);
  return used;
}

/**
 * The file names of the images in use. The server answers other requests during the search: names that they bring
 * may be missing.
 *
 * @param pause waits until other requests have run
 */
export async function usedMediaWithPauses(
  database: Database,
  pause: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  let end = 0;
  for (const names of usedNames(database)) {
    for (const name of names) used.add(name);
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + HOLD;
  }
  return used;
}

/** The file names in each text that may name images. No statement stays open between two texts. */
function* usedNames(database: Database): Generator<readonly string[]> {
  for (const select of texts) {
    // Row by row: all contents of a site may not fit into memory.
    const next = database.prepare(`${select} AND rowid > ? ORDER BY rowid LIMIT 1`);
    for (let last = -1; ; ) {
      const found = next.get(last) as { row: number; text: string } | undefined;
      if (!found) break;
      yield found.text.match(NAME) ?? [];
      last = found.row;
    }
  }
  const rows = database.prepare(fetched).all() as { name: string }[];
  yield rows.map(({ name }) => name);
}

/** The path of an image. */
export const mediaPath = (name: string): string => `/media/${name}`;
