import type { Database } from '../../../../../server/database';
import { statement } from '../../../../../server/statement';
import { rowList } from '../../../row-list';

/** The reasons why a picture is not fetched. */
export type PictureFault = 'unreachable' | 'no-picture' | 'too-large' | 'over-limit';

/** A picture that could not be fetched. */
export interface FailedPicture {
  readonly address: string;
  readonly reason: PictureFault;
}

/** Stores the addresses of an item's pictures. `featured` is that of the document's image. */
export function addPictures(
  database: Database,
  id: string,
  position: number,
  {
    addresses,
    featured,
  }: { readonly addresses: readonly string[]; readonly featured?: string | undefined },
): void {
  if (addresses.length === 0 && featured === undefined) return;
  const add = statement(
    database,
    `INSERT OR IGNORE INTO kit_import_picture_uses (import, position, address, is_featured)
     VALUES (?, ?, ?, ?)`,
  );
  if (featured !== undefined) add.run(id, position, featured, 1);
  for (const address of addresses) add.run(id, position, address, 0);
}

/** Lists the pictures of some planned items for the step that fetches them. @param first and `last` are positions */
export function listPictures(database: Database, id: string, first: number, last: number): void {
  statement(
    database,
    `INSERT OR IGNORE INTO kit_import_pictures (import, address)
       SELECT import, address FROM kit_import_picture_uses
       JOIN kit_import_items USING (import, position)
       WHERE import = ? AND position BETWEEN ? AND ? AND action NOT IN ('skip', 'keep')`,
  ).run(id, first, last);
}

/** The addresses that are still to be fetched. */
export function addressesLeft(database: Database, id: string, count: number): readonly string[] {
  const rows = statement(
    database,
    `SELECT address FROM kit_import_pictures
       WHERE import = ? AND name IS NULL AND fault IS NULL ORDER BY address LIMIT ?`,
  ).all(id, count);
  return (rows as { address: string }[]).map(({ address }) => address);
}

/** The result of a picture's download: its file name in the media library and its bytes, or a fault. */
export interface PictureResult {
  readonly name?: string;
  readonly size?: number;
  readonly fault?: PictureFault;
  /** Milliseconds that the download took. */
  readonly time: number;
}

/** The numbers of an import's pictures, with the bytes and milliseconds of all downloads. */
export interface PictureCounts {
  readonly done: number;
  readonly total: number;
  readonly fetched: number;
  readonly bytes: number;
  readonly time: number;
}

/** Stores a fetched picture's file name, or why it could not be fetched. */
export function savePicture(
  database: Database,
  id: string,
  address: string,
  { name, fault, size = 0, time }: PictureResult,
): void {
  statement(
    database,
    `UPDATE kit_import_pictures SET name = ?, fault = ?, size = ?, time = ?
       WHERE import = ? AND address = ?`,
  ).run(name ?? null, fault ?? null, size, time, id, address);
}

/** The file names of the fetched pictures, by address. */
export function fetchedPictures(database: Database, id: string): ReadonlyMap<string, string> {
  const rows = rowList<{ address: string; name: string }>(
    database,
    "'address', address, 'name', name",
    'kit_import_pictures WHERE import = ? AND name IS NOT NULL',
    [id],
  );
  return new Map(rows.map(({ address, name }) => [address, name]));
}

/** The numbers of an import's pictures. */
export function pictureCounts(database: Database, id: string): PictureCounts {
  const row = statement(
    database,
    `SELECT count(name) + count(fault) AS done, count(*) AS total, count(name) AS fetched,
         coalesce(sum(size), 0) AS bytes, coalesce(sum(time), 0) AS time
       FROM kit_import_pictures WHERE import = ?`,
  ).get(id) as PictureCounts;
  const { done, total, fetched, bytes, time } = row;
  return { done, total, fetched, bytes, time };
}

/** Failed pictures that are named. */
const NAMED = 500;

/** The pictures that could not be fetched. */
export function failedPictures(database: Database, id: string): readonly FailedPicture[] {
  const rows = statement(
    database,
    `SELECT address, fault FROM kit_import_pictures
       WHERE import = ? AND fault IS NOT NULL ORDER BY address LIMIT ?`,
  ).all(id, NAMED) as { address: string; fault: PictureFault }[];
  return rows.map(({ address, fault }) => ({ address, reason: fault }));
}

/** The address of a document's image, if it has one. */
export function featuredPicture(
  database: Database,
  id: string,
  position: number,
): string | undefined {
  const row = statement(
    database,
    `SELECT address FROM kit_import_picture_uses
       WHERE import = ? AND position = ? AND is_featured = 1`,
  ).get(id, position) as { address: string } | undefined;
  return row?.address;
}
