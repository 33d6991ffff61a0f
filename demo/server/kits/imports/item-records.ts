import type { Database } from '../../../../server/database';
import { statement } from '../../../../server/statement';
import type { Conflict, ImportSession } from '../../../../src/api/kits/import';
import { rowList } from '../../row-list';
import { BATCH, letOthersRun } from './batches';
import type { KitItem, RunnerName } from './item';
import type { KindName } from './kinds';
import { type NewStagedValue, type StagedValue, stagedValue } from './staged-value';

/** The planned action for an item. `new`: the site had no such item when the kit was opened. */
export type ItemAction = 'new' | 'overwrite' | 'keep' | 'rename' | 'skip';

/** The result of an item's import. */
export type Outcome = ImportSession['runners'][number]['imported'][number]['outcome'];

/** A stored item of an import, without its value, which is read separately. */
export interface StoredItem extends Omit<KitItem, 'value'> {
  readonly position: number;
  readonly conflict: Conflict | undefined;
  readonly action: ItemAction | null;
  /** Its key on this site, if different. */
  readonly target: string | null;
  readonly outcome: Outcome | null;
}

/** The change that an item has made. */
export interface ItemChange {
  readonly outcome: Outcome;
  readonly target?: string;
  /** The site's previous item. */
  readonly former?: object | undefined;
  /** The revision of the item after the import. */
  readonly revision?: string;
}

/** Stores an item. False when the kit has already brought an item with the same key. */
export function addItem(
  database: Database,
  id: string,
  position: number,
  { item, conflict }: { readonly item: KitItem; readonly conflict: Conflict | undefined },
): boolean {
  const { runner, part, section, names, kind, key, title, value } = item;
  const { changes } = statement(
    database,
    `INSERT OR IGNORE INTO kit_import_items
         (import, position, runner, part, section, names, kind, key, title, conflict)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    id,
    position,
    runner,
    part,
    section,
    JSON.stringify(names),
    kind,
    key,
    title,
    conflict ? JSON.stringify(conflict) : null,
  );
  if (changes === 0) return false;
  const staged = stagedValue(value);
  statement(
    database,
    `INSERT INTO kit_import_values (import, position, value, content, links, revision)
       VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(id, position, staged.value, staged.content, staged.links, staged.revision);
  return true;
}

const listed = 'position, runner, part, section, names, kind, key, title, action, target, outcome';
const columns = `${listed}, conflict`;

/** The items of an import after a position, in its order, without their values. */
export function itemsAfter(
  database: Database,
  id: string,
  position: number,
  count: number,
): StoredItem[] {
  const rows = statement(
    database,
    `SELECT ${columns} FROM kit_import_items
       WHERE import = ? AND position > ? ORDER BY position LIMIT ?`,
  ).all(id, position, count);
  return (rows as ItemRow[]).map(storedItem);
}

/** An item without its conflict, whose texts are most of an item. */
export type ListedItem = Omit<StoredItem, 'conflict'>;

/** All items of an import, in its order. The server answers other requests while they are read. */
export async function* allItems(database: Database, id: string): AsyncGenerator<ListedItem> {
  const select = statement(
    database,
    `SELECT ${listed} FROM kit_import_items
       WHERE import = ? AND position > ? ORDER BY position LIMIT ?`,
  );
  yield* inPages(BATCH, (last) => (select.all(id, last, BATCH) as ListedRow[]).map(listedItem));
}

/** The result of an imported item. */
export type ListedResult = Pick<
  StoredItem,
  'position' | 'runner' | 'part' | 'section' | 'kind' | 'key' | 'title' | 'target'
> & { readonly outcome: Outcome };

/** Results that are read at once. */
const RESULTS = 500;

/** All results of an import, in its order. The server answers other requests while they are read. */
export async function* allResults(database: Database, id: string): AsyncGenerator<ListedResult> {
  const fields = `'position', position, 'runner', runner, 'part', part, 'section', section,
    'kind', kind, 'key', key, 'title', title, 'target', target, 'outcome', outcome`;
  const from = `kit_import_items WHERE import = ? AND position > ? AND outcome IS NOT NULL
    ORDER BY position LIMIT ?`;
  yield* inPages(RESULTS, (last) =>
    rowList<ListedResult>(database, fields, from, [id, last, RESULTS]),
  );
}

/** All conflicts of an import as JSON, in its order. The server answers other requests while they are read. */
export async function* conflictTexts(database: Database, id: string): AsyncGenerator<string> {
  const select = statement(
    database,
    `SELECT position, conflict FROM kit_import_items
       WHERE import = ? AND position > ? AND conflict IS NOT NULL ORDER BY position LIMIT ?`,
  );
  const rows = (last: number) =>
    select.all(id, last, BATCH) as { readonly position: number; readonly conflict: string }[];
  for await (const { conflict } of inPages(BATCH, rows)) yield conflict;
}

/**
 * All rows of an import, in its order. Between two readings, other requests run.
 *
 * @param read the rows after a position, at most `size` of them
 */
async function* inPages<Row extends { readonly position: number }>(
  size: number,
  read: (last: number) => readonly Row[],
): AsyncGenerator<Row> {
  let last = -1;
  for (;;) {
    const rows = read(last);
    yield* rows;
    last = rows.at(-1)?.position ?? last;
    if (rows.length < size) return;
    await letOthersRun();
  }
}

/** The items of an import before a position that have changed the site, the last one first. */
export function changedBefore(
  database: Database,
  id: string,
  position: number,
  count: number,
): ListedItem[] {
  const rows = statement(
    database,
    `SELECT ${listed} FROM kit_import_items
       WHERE import = ? AND position < ? AND revision IS NOT NULL
       ORDER BY position DESC LIMIT ?`,
  ).all(id, position, count);
  return (rows as ListedRow[]).map(listedItem);
}

/** An item that is imported next, with its value. */
export type ItemLeft = Pick<StoredItem, 'position' | 'kind' | 'key' | 'action' | 'target'> &
  StagedValue;

/** An item that is imported next, without its value. */
export type ItemToImport = Omit<ItemLeft, keyof StagedValue> & Pick<NewStagedValue, 'links'>;

/** The selected items of a step that are not imported yet, after a position. */
export function itemsLeft(
  database: Database,
  id: string,
  runner: RunnerName,
  position: number,
  count: number,
): readonly ItemToImport[] {
  return statement(
    database,
    `SELECT position, kind, key, action, target, links
       FROM kit_import_items JOIN kit_import_values USING (import, position)
       WHERE import = ? AND runner = ? AND position > ? AND outcome IS NULL AND action != 'skip'
       ORDER BY position LIMIT ?`,
  ).all(id, runner, position, count) as ItemToImport[];
}

/** The values of some items, by position. */
export function valuesOf(
  database: Database,
  id: string,
  items: readonly Pick<StoredItem, 'position'>[],
): ReadonlyMap<number, StagedValue> {
  if (items.length === 0) return new Map();
  const rows = statement(
    database,
    `SELECT position, value, content FROM kit_import_values
       WHERE import = ? AND position IN (SELECT value FROM json_each(?))`,
  ).all(id, JSON.stringify(items.map(({ position }) => position))) as (StagedValue & {
    readonly position: number;
  })[];
  return new Map(rows.map((row) => [row.position, row]));
}

/** The number of selected items of each step, and of those that are imported. */
export function stepCounts(
  database: Database,
  id: string,
): ReadonlyMap<string, { readonly done: number; readonly total: number }> {
  const rows = statement(
    database,
    `SELECT runner, count(outcome) AS done, count(*) AS total FROM kit_import_items
       WHERE import = ? AND action != 'skip' GROUP BY runner`,
  ).all(id) as { runner: string; done: number; total: number }[];
  return new Map(rows.map(({ runner, done, total }) => [runner, { done, total }]));
}

/** The items that get another key, with the new one. */
export function renamedItems(
  database: Database,
  id: string,
): readonly { readonly kind: KindName; readonly key: string; readonly target: string }[] {
  const from = "kit_import_items WHERE import = ? AND action = 'rename' AND target IS NOT NULL";
  return rowList(database, `'kind', kind, 'key', key, 'target', target`, from, [id]);
}

/** The change that an item has made; undefined without one. */
export function changeOf(
  database: Database,
  id: string,
  position: number,
): { readonly former: object | undefined; readonly revision: string } | undefined {
  const row = statement(
    database,
    'SELECT former, revision FROM kit_import_items WHERE import = ? AND position = ?',
  ).get(id, position) as { former: string | null; revision: string | null };
  if (row.revision === null) return undefined;
  const former = row.former === null ? undefined : (JSON.parse(row.former) as object);
  return { former, revision: row.revision };
}

/** Marks an item as reverted. */
export function forgetChange(database: Database, id: string, position: number): void {
  statement(
    database,
    `UPDATE kit_import_items SET former = NULL, revision = NULL
       WHERE import = ? AND position = ?`,
  ).run(id, position);
}

/** The tables of an import whose rows are many, with the columns that name a row. */
const rowKeys = {
  kit_import_items: 'rowid',
  kit_import_values: 'rowid',
  kit_import_media: 'rowid',
  kit_import_picture_uses: 'import, position, address',
  kit_import_pictures: 'import, address',
} as const;

/** Removes some rows of an import. @returns whether there were any */
export function removeRows(
  database: Database,
  table: keyof typeof rowKeys,
  id: string,
  count: number,
): boolean {
  const key = rowKeys[table];
  const { changes } = database
    .prepare(
      `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE import = ? LIMIT ?)`,
    )
    .run(id, count);
  return changes > 0;
}

/** The planned action for an item. */
export interface ItemPlan {
  readonly position: number;
  readonly action: ItemAction;
  readonly target: string | undefined;
}

/** Stores the planned actions for items. */
export function planItems(database: Database, id: string, plans: readonly ItemPlan[]): void {
  const save = statement(
    database,
    'UPDATE kit_import_items SET action = ?, target = ? WHERE import = ? AND position = ?',
  );
  for (const { position, action, target } of plans) save.run(action, target ?? null, id, position);
}

/** A finished item. */
export interface ItemResult extends ItemChange {
  readonly item: Pick<StoredItem, 'position' | 'key'>;
}

/** Stores the results of items. Their values are no longer needed. */
export function saveItemResults(
  database: Database,
  id: string,
  results: readonly ItemResult[],
): void {
  const save = statement(
    database,
    `UPDATE kit_import_items SET outcome = ?, target = ?, former = ?, revision = ?
     WHERE import = ? AND position = ?`,
  );
  for (const { item, outcome, target = item.key, former, revision = null } of results) {
    const { position } = item;
    save.run(outcome, target, former ? JSON.stringify(former) : null, revision, id, position);
  }
  const positions = results.map(({ item }) => item.position);
  removeValues(database, id, JSON.stringify(positions));
}

/** Stores that documents were created as the kit has them. Their values are no longer needed. */
export function saveCreated(database: Database, id: string, positions: readonly number[]): void {
  const list = JSON.stringify(positions);
  statement(
    database,
    `UPDATE kit_import_items SET outcome = 'created', target = key, revision =
         (SELECT revision FROM kit_import_values AS staged
          WHERE staged.import = kit_import_items.import
            AND staged.position = kit_import_items.position)
       WHERE import = ? AND position IN (SELECT value FROM json_each(?))`,
  ).run(id, list);
  removeValues(database, id, list);
}

/** @param positions a JSON list */
function removeValues(database: Database, id: string, positions: string): void {
  statement(
    database,
    `DELETE FROM kit_import_values
     WHERE import = ? AND position IN (SELECT value FROM json_each(?))`,
  ).run(id, positions);
}

const storedItem = ({ conflict, ...row }: ItemRow): StoredItem => ({
  ...listedItem(row),
  conflict: conflict === null ? undefined : (JSON.parse(conflict) as Conflict),
});

const listedItem = ({ names, ...row }: ListedRow): ListedItem => ({
  ...row,
  names: JSON.parse(names) as string[],
});

type ListedRow = Omit<ListedItem, 'names'> & { readonly names: string };
type ItemRow = ListedRow & { readonly conflict: string | null };
