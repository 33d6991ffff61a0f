import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../../server/clock';
import type { Filter } from '../../src/api/libraries/listing';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import { rowId } from '../storage/row-id';
import { ALL_DAYS } from '../storage/rows';
import type { Storage } from '../storage/storage';
import { where } from './where';

/**
 * The exact number of templates that a filter without a search selects. The triggers of `template_counts` have counted
 * them: only the templates edited on the day of `since` are counted here.
 */
export async function templateCount(
  storage: Storage,
  account: Account,
  filter: Omit<Filter, 'search'>,
): Promise<number> {
  const { since, ...rest } = filter;
  if (since === undefined) return sumOf(storage, account, rest, sql`day = ${ALL_DAYS}`);
  const day = Math.floor(since / DAY);
  const later = await sumOf(storage, account, rest, sql`day > CAST(${day} AS BIGINT)`);
  const { total } = await storage.database
    .selectFrom('templates')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(await where(storage, account, filter))
    .where('edited', '<', (day + 1) * DAY)
    .executeTakeFirstOrThrow();
  return later + total;
}

async function sumOf(
  { database }: Storage,
  { id }: Account,
  { folder, type, author }: Filter,
  days: RawBuilder<unknown>,
): Promise<number> {
  const parts = [
    sql`account = ${id} AND ${days}`,
    ...(folder === undefined ? [] : [sql`folder = ${folder === null ? 0 : rowId(folder)}`]),
    ...(type ? [sql`type = ${type}`] : []),
    ...(author ? [sql`author_key = ${normalizedText(author)}`] : []),
  ];
  const { total } = await database
    .selectFrom('template_counts')
    .select(sql<number>`coalesce(sum(count), 0)`.as('total'))
    .where(sql<boolean>`${sql.join(parts, sql` AND `)}`)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns a sum as text.
  return Number(total);
}
