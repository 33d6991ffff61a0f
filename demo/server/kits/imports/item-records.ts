import type { Database } from '../../../../server/database';
import type { Conflict, ImportSession } from '../../../../src/api/kits/import';
import type { KitItem, RunnerName } from './item';

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
  const { changes } = database
    .prepare(
      `INSERT OR IGNORE INTO kit_import_items
         (import, position, runner, part, section, names, kind, key, title, value, conflict)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      position,
      runner,
      part,
      section,
      JSON.stringify(names),
      kind,
      key,
      title,
      JSON.stringify(value),
      conflict ? JSON.stringify(conflict) : null,
    );
  return changes > 0;
}

/** The items of an import, or of one of its steps, without their values. */
export function itemsOf(database: Database, id: string, runner?: RunnerName): StoredItem[] {
  const rows = database
    .prepare(
      `SELECT position, runner, part, section, names, kind, key, title,
         conflict, action, target, outcome
       FROM kit_import_items WHERE import = ? AND runner = coalesce(?, runner) ORDER BY position`,
    )
    .all(id, runner ?? null);
  return (rows as ItemRow[]).map(({ names, conflict, ...row }) => ({
    ...row,
    names: JSON.parse(names) as string[],
    conflict: conflict === null ? undefined : (JSON.parse(conflict) as Conflict),
  }));
}

/** The value of an item. */
export function itemValue(database: Database, id: string, position: number): object {
  const row = database
    .prepare('SELECT value FROM kit_import_items WHERE import = ? AND position = ?')
    .get(id, position);
  return JSON.parse((row as { value: string }).value) as object;
}

/** The change that an item has made; undefined without one. */
export function changeOf(
  database: Database,
  id: string,
  position: number,
): { readonly former: object | undefined; readonly revision: string } | undefined {
  const row = database
    .prepare('SELECT former, revision FROM kit_import_items WHERE import = ? AND position = ?')
    .get(id, position) as { former: string | null; revision: string | null };
  if (row.revision === null) return undefined;
  const former = row.former === null ? undefined : (JSON.parse(row.former) as object);
  return { former, revision: row.revision };
}

/** Removes the values of an import's items, after the import. */
export function removeItemValues(database: Database, id: string): void {
  database.prepare("UPDATE kit_import_items SET value = '{}' WHERE import = ?").run(id);
}

/** Stores the planned action for an item. */
export function planItem(
  database: Database,
  id: string,
  { position }: StoredItem,
  action: ItemAction,
  target: string | undefined,
): void {
  database
    .prepare('UPDATE kit_import_items SET action = ?, target = ? WHERE import = ? AND position = ?')
    .run(action, target ?? null, id, position);
}

/** Stores the result of an item. */
export function saveItemResult(
  database: Database,
  id: string,
  { position, key }: StoredItem,
  { outcome, target = key, former, revision }: ItemChange,
): void {
  database
    .prepare(
      `UPDATE kit_import_items SET outcome = ?, target = ?, former = ?, revision = ?
       WHERE import = ? AND position = ?`,
    )
    .run(outcome, target, former ? JSON.stringify(former) : null, revision ?? null, id, position);
}

type ItemRow = Omit<StoredItem, 'names' | 'conflict'> & {
  readonly names: string;
  readonly conflict: string | null;
};
