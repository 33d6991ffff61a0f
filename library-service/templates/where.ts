import type { Filter } from '../../src/api/libraries/listing';
import type { Account } from '../accounts/accounts';

/** A condition of an SQL statement with the values of its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** The condition for the rows of `templates` that an account's filter selects. */
export function where(account: Account, { folder, search, type }: Filter): Condition {
  const parts: Condition[] = [
    { sql: 'account = ? AND deleted IS NULL', values: [account.id] },
    ...(folder === undefined ? [] : [inFolder(folder)]),
    ...(type ? [{ sql: 'type = ?', values: [type] }] : []),
    ...(search?.trim() ? [matching(search)] : []),
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

function inFolder(folder: string | null): Condition {
  return folder === null
    ? { sql: 'folder IS NULL', values: [] }
    : { sql: 'folder = ?', values: [folder] };
}

/** Each search term is a prefix of a word in the title. Quotes keep SQLite's search operators from applying. */
function matching(search: string): Condition {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { sql: '0', values: [] };
  const query = words.map((word) => `"${word}"*`).join(' ');
  return {
    sql: 'id IN (SELECT rowid FROM template_words WHERE template_words MATCH ?)',
    values: [query],
  };
}
