import { createHash } from 'node:crypto';
import type { Database } from '../database';
import { pictureKind } from '../picture-kind';

/** A picture of the media library. */
export interface Media {
  /** Such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes that a picture may have. */
export const mediaLimit = 4 * 1024 * 1024;

/**
 * The name under which a picture is kept, made from its bytes.
 *
 * @returns undefined where it is too large, or no picture of a kind that is kept
 */
export function mediaName(bytes: Uint8Array): string | undefined {
  const kind = pictureKind(bytes);
  if (!kind || bytes.length > mediaLimit) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return `${hash}.${kind.extension}`;
}

/**
 * Keeps a picture, once however often it is given.
 *
 * @returns its name; undefined where it is none that is kept
 */
export function keepMedia(database: Database, bytes: Uint8Array): string | undefined {
  const name = mediaName(bytes);
  if (!name) return undefined;
  database
    .prepare('INSERT OR IGNORE INTO media (name, type, bytes) VALUES (?, ?, ?)')
    .run(name, pictureKind(bytes)?.type, Buffer.from(bytes));
  return name;
}

/** The picture of this name. */
export function mediaByName(database: Database, name: string): Media | undefined {
  const row = database.prepare('SELECT type, bytes FROM media WHERE name = ?').get(name) as
    | { type: string; bytes: Uint8Array }
    | undefined;
  return row && { type: row.type, bytes: new Uint8Array(row.bytes) };
}

/** Removes the pictures that no document shows any more. */
export function removeUnusedMedia(database: Database): void {
  database.exec('DELETE FROM media WHERE name NOT IN (SELECT thumbnail FROM documents)');
}

/** The path of a picture. */
export const mediaPath = (name: string): string => `/media/${name}`;
