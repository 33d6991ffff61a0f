import { contentText, type TemplateContent } from '../../src/api/libraries/content-text';
import { safeJson } from '../../src/api/safe-json';
import { type Storage, transaction } from '../storage/storage';

/** The number of templates in one transaction. */
const BATCH = 200;

const DONE = 'content keys';

/** Makes the contents that an earlier release has stored searchable. Done once, in batches, so that others can write. */
export async function fillContentKeys(storage: Storage): Promise<void> {
  const { database } = storage;
  const done = database.selectFrom('settings').select('value').where('key', '=', DONE);
  if (await done.executeTakeFirst()) return;
  for (let last = 0; last !== -1; ) last = await transaction(storage, (inner) => fill(inner, last));
  await database
    .insertInto('settings')
    .values({ key: DONE, value: '1' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the id of the last template of the batch; -1 after all */
async function fill({ database }: Storage, after: number): Promise<number> {
  const rows = await database
    .selectFrom('templates')
    .select(['id', 'content'])
    .where('id', '>', after)
    .where('content_key', '=', '')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const { id, content } of rows) {
    const elements = safeJson(Buffer.from(content)) as TemplateContent | undefined;
    const content_key = contentText(elements ?? []);
    await database.updateTable('templates').set({ content_key }).where('id', '=', id).execute();
  }
  return rows.at(-1)?.id ?? -1;
}
