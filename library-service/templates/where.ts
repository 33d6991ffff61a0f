import type { Filter } from '../../src/elements/kits/libraries/wire/listing';
import type { Account } from '../accounts/accounts';

/** A condition of a statement, and the values that stand in it. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** Which rows of `templates` an account's filter means. */
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

/** Each word begins a word of the title; what the search language would take for more is quoted. */
function matching(search: string): Condition {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { sql: '0', values: [] };
  const query = words.map((word) => `"${word}"*`).join(' ');
  return {
    sql: 'id IN (SELECT rowid FROM template_words WHERE template_words MATCH ?)',
    values: [query],
  };
}
