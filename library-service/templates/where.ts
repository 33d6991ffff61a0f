import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../../src/api/libraries/content-text';
import type { Filter } from '../../src/api/libraries/listing';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import { rowId } from '../storage/row-id';
import type { Storage } from '../storage/storage';

/** The condition for the rows of `templates` that an account's filter selects. */
export async function where(
  storage: Storage,
  account: Account,
  { folder, search, type, author, since }: Filter,
): Promise<RawBuilder<boolean>> {
  const parts = [
    sql`account = ${account.id} AND deleted IS NULL`,
    ...(folder === undefined ? [] : [inFolder(folder)]),
    ...(type ? [sql`type = ${type}`] : []),
    ...(author ? [sql`author_key = ${normalizedText(author)}`] : []),
    ...(since === undefined ? [] : [sql`edited >= CAST(${since} AS BIGINT)`]),
    ...(search?.trim() ? [await matching(storage, account, search)] : []),
  ];
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

const inFolder = (folder: string | null): RawBuilder<unknown> =>
  folder === null ? sql`folder IS NULL` : sql`folder = ${rowId(folder)}`;

/** Each search term begins a word of the title or content, or all of them begin words of the folder's name. */
async function matching(
  storage: Storage,
  account: Account,
  search: string,
): Promise<RawBuilder<unknown>> {
  const words = searchWords(search);
  if (words.length === 0) return sql`1 = 0`;
  const folders = await foldersNamed(storage, account, words);
  const inText = matchingText(storage, words);
  return folders.length === 0 ? inText : sql`(${inText} OR folder IN (${sql.join(folders)}))`;
}

/** Only letters and digits reach the database's search syntax. */
function matchingText({ isShared }: Storage, words: readonly string[]): RawBuilder<unknown> {
  if (isShared) {
    const query = words.map((word) => `${word}:*`).join(' & ');
    return sql`words @@ to_tsquery('simple', ${query})`;
  }
  const query = words.map((word) => `"${word}"*`).join(' ');
  return sql`id IN (SELECT rowid FROM template_texts WHERE template_texts MATCH ${query})`;
}

/** The ids of the folders whose name has words that begin so. An account has few folders. */
async function foldersNamed(
  { database }: Storage,
  account: Account,
  words: readonly string[],
): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('folders')
    .select(['id', 'name'])
    .where('account', '=', account.id)
    .where('deleted', 'is', null)
    .execute();
  const isMatch = (name: string): boolean => {
    const parts = searchWords(name);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return rows.filter(({ name }) => isMatch(name)).map(({ id }) => id);
}
