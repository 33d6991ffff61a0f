import { contentName, imageType } from '../server/image-type';
import type { Storage } from './storage/storage';

/** The largest size of a thumbnail in bytes. */
export const THUMBNAIL_SIZE = 512 * 1024;

/** A thumbnail as stored. */
export interface Thumbnail {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/**
 * Stores an image once, under a name made from its bytes. Undefined when the image is too large or of another
 * type.
 */
export async function saveThumbnail(
  { database }: Storage,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const kind = imageType(bytes);
  if (!kind || bytes.length > THUMBNAIL_SIZE) return undefined;
  const name = contentName(bytes);
  await database
    .insertInto('thumbnails')
    .values({ name, type: kind.type, data: Buffer.from(bytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return name;
}

/** The thumbnail of this name, if a template or kit of the account uses it. */
export async function thumbnailOf(
  { database }: Storage,
  account: number,
  name: string,
): Promise<Thumbnail | undefined> {
  const row = await database
    .selectFrom('thumbnails')
    .select(['type', 'data'])
    .where('name', '=', name)
    .where(({ or, exists, selectFrom }) =>
      or(
        (['templates', 'kits'] as const).map((table) =>
          exists(
            selectFrom(table)
              .select('id')
              .where('thumbnail', '=', name)
              .where('account', '=', account),
          ),
        ),
      ),
    )
    .executeTakeFirst();
  return row && { type: row.type, data: new Uint8Array(row.data) };
}
