import { sql } from 'kysely';
import type { ListQuery, TemplatePage } from '../../src/api/libraries/listing';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import { cursorOf, cursorText } from './cursor';
import { templateColumns, templateOf } from './row';
import { where } from './where';

const columns = {
  title: 'title_key',
  type: 'type',
  author: 'author_key',
  date: 'edited',
} as const;

/** A page of an account's templates. Rows that sort equally are ordered by creation. */
export async function listTemplates(
  service: Service,
  account: Account,
  query: ListQuery,
): Promise<TemplatePage> {
  const { database } = service;
  const { sort, order, limit, offset = 0, cursor } = query;
  const { [sort]: column } = columns;
  const filter = await where(service, account, query);
  const page = database
    .selectFrom('templates')
    .select(templateColumns)
    .where(filter)
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(limit + 1)
    .offset(offset);
  const rows = await (cursor === undefined
    ? page
    : page.where(following(column, order, cursor))
  ).execute();
  const { total } = await database
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(filter)
    .executeTakeFirstOrThrow();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(templateOf),
    total,
    next: last && rows.length > limit ? cursorText([last[column], last.id]) : null,
  };
}

function following(column: string, order: 'asc' | 'desc', cursor: string) {
  const [value, id] = cursorOf(cursor);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.ref(column)}, id) ${sign} (${value}, ${id})`;
}
