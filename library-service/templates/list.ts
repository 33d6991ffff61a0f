import type { ListQuery, TemplatePage } from '../../src/api/libraries/listing';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import { cursorOf, cursorText } from './cursor';
import { type TemplateRow, templateColumns, templateOf } from './row';
import { type Condition, where } from './where';

const columns = { title: 'title_key', type: 'type', author: 'author', date: 'edited' } as const;

/** A page of an account's templates. Rows that sort equally are ordered by creation. */
export function listTemplates(
  { database }: Service,
  account: Account,
  query: ListQuery,
): TemplatePage {
  const { sort, order, limit, offset = 0, cursor } = query;
  const { [sort]: column } = columns;
  const filter = where(account, query);
  const after = cursor === undefined ? undefined : following(column, order, cursor);
  const sql = [filter.sql, after?.sql].filter(Boolean).join(' AND ');
  const rows = database
    .prepare(
      `SELECT ${templateColumns} FROM templates WHERE ${sql}
       ORDER BY ${column} ${order}, id ${order} LIMIT ? OFFSET ?`,
    )
    .all([...filter.values, ...(after?.values ?? []), limit + 1, offset]) as TemplateRow[];
  const { total } = database
    .prepare(`SELECT count(*) AS total FROM templates WHERE ${filter.sql}`)
    .get([...filter.values]) as { total: number };
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(templateOf),
    total,
    next: last && rows.length > limit ? cursorText([last[column], last.id]) : null,
  };
}

function following(column: string, order: 'asc' | 'desc', cursor: string): Condition {
  const sign = order === 'asc' ? '>' : '<';
  return { sql: `(${column}, id) ${sign} (?, ?)`, values: cursorOf(cursor) };
}
