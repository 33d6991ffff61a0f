import { type RawBuilder, sql } from 'kysely';
import type { ListQuery, TemplatePage } from '../../src/api/libraries/listing';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import { templateCount } from './count';
import { cursorOf, cursorText } from './cursor';
import { type TemplateRow, templateColumns, templateOf } from './row';
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
  const { limit } = query;
  const { [query.sort]: column } = columns;
  const { rows, total } = await (query.search?.trim() ? matches : listed)(service, account, query);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(templateOf),
    total,
    next: last && rows.length > limit ? cursorText([last[column], last.id]) : null,
  };
}

interface Rows {
  /** The rows of the page, and the one after it. */
  readonly rows: readonly TemplateRow[];
  readonly total: number;
}

async function listed(service: Service, account: Account, query: ListQuery): Promise<Rows> {
  const { sort, order, limit, offset = 0 } = query;
  const { [sort]: column } = columns;
  const rows = await service.database
    .selectFrom('templates')
    .select(templateColumns)
    .where(await where(service, account, query))
    .where(following(query))
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(limit + 1)
    .offset(offset)
    .execute();
  return { rows, total: await templateCount(service, account, query) };
}

/** The page and the total of a search. The database finds all matches once, for both. */
async function matches(service: Service, account: Account, query: ListQuery): Promise<Rows> {
  const { sort, order, limit, offset = 0 } = query;
  const { [sort]: column } = columns;
  const filter = await where(service, account, query);
  const found = service.database.with(
    (table) => table('found').materialized(),
    (inner) => inner.selectFrom('templates').select(['id', column]).where(filter),
  );
  const count = sql<number>`count(*)`.as('total');
  const rows = await found
    .selectFrom((inner) =>
      inner
        .selectFrom('found')
        .select('id')
        .where(following(query))
        .orderBy(column, order)
        .orderBy('id', order)
        .limit(limit + 1)
        .offset(offset)
        .as('page'),
    )
    .innerJoin('templates', 'templates.id', 'page.id')
    .select(templateColumns.map((name) => `templates.${name}` as const))
    .select((inner) => inner.selectFrom('found').select(count).as('total'))
    .orderBy(`templates.${column}`, order)
    .orderBy('templates.id', order)
    .execute();
  // An empty page has no row that could hold the total.
  const { total } =
    rows[0] ?? (await found.selectFrom('found').select(count).executeTakeFirstOrThrow());
  return { rows, total: Number(total) };
}

/** The condition for the rows after the cursor. */
function following({ sort, order, cursor }: ListQuery): RawBuilder<boolean> {
  if (cursor === undefined) return sql`1 = 1`;
  const [value, id] = cursorOf(cursor);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.ref(columns[sort])}, id) ${sign} (${value}, ${id})`;
}
