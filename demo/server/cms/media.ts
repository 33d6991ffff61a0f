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
 * @returns its file name; undefined when the image is too large or of another type
 */
export function saveMedia(database: Database, bytes: Uint8Array): string | undefined {
  const name = mediaName(bytes);
  if (!name) return undefined;
  database
    .prepare('INSERT OR IGNORE INTO media (name, type, bytes) VALUES (?, ?, ?)')
    .run(name, imageType(bytes)?.type, Buffer.from(bytes));
  return name;
}

/** The image with this file name. */
export function mediaByName(database: Database, name: string): Media | undefined {
  const row = database.prepare('SELECT type, bytes FROM media WHERE name = ?').get(name) as
    | { type: string; bytes: Uint8Array }
    | undefined;
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}

/** Removes images that no document uses. */
export function removeUnusedMedia(database: Database): void {
  database.exec('DELETE FROM media WHERE name NOT IN (SELECT thumbnail FROM documents)');
}

/** The path of an image. */
export const mediaPath = (name: string): string => `/media/${name}`;
