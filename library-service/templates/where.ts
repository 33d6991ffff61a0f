import { type RawBuilder, sql } from 'kysely';
import type { Filter } from '../../src/api/libraries/listing';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import { rowId } from '../storage/row-id';
import type { Storage } from '../storage/storage';

/** The condition for the rows of `templates` that an account's filter selects. */
export function where(
  storage: Storage,
  account: Account,
  { folder, search, type }: Filter,
): RawBuilder<boolean> {
  const parts = [
    sql`account = ${account.id} AND deleted IS NULL`,
    ...(folder === undefined ? [] : [inFolder(folder)]),
    ...(type ? [sql`type = ${type}`] : []),
    ...(search?.trim() ? [matching(storage, search)] : []),
  ];
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

const inFolder = (folder: string | null): RawBuilder<unknown> =>
  folder === null ? sql`folder IS NULL` : sql`folder = ${rowId(folder)}`;

/** Each search term is a prefix of a word in the title. Only letters and digits reach the database's search syntax. */
function matching({ isShared }: Storage, search: string): RawBuilder<unknown> {
  const words = normalizedText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`1 = 0`;
  if (isShared) {
    const query = words.map((word) => `${word}:*`).join(' & ');
    // As an array, the matches are found by their index. Otherwise a rare word may be searched in every row of the account.
    return sql`id = ANY (ARRAY(
      SELECT id FROM templates WHERE title_words @@ to_tsquery('simple', ${query})))`;
  }
  const query = words.map((word) => `"${word}"*`).join(' ');
  return sql`id IN (SELECT rowid FROM template_words WHERE template_words MATCH ${query})`;
}
