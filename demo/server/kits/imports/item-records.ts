import type { Conflict, ImportSession } from '../../../../src/elements/kits/wire/import';
import type { Database } from '../../database';
import type { KitItem, RunnerName } from './item';

/** What is to become of an item: `new` where the site had no such thing when the kit was opened. */
export type ItemAction = 'new' | 'overwrite' | 'keep' | 'rename' | 'skip';

/** What has become of it. */
export type Outcome = ImportSession['runners'][number]['imported'][number]['outcome'];

/** An item as an import keeps it; what it holds is read for itself. */
export interface StoredItem extends Omit<KitItem, 'value'> {
  readonly position: number;
  readonly conflict: Conflict | undefined;
  readonly action: ItemAction | null;
  /** Its key on this site, where that is another one. */
  readonly target: string | null;
  readonly outcome: Outcome | null;
}

/** What an item has changed. */
export interface ItemChange {
  readonly outcome: Outcome;
  readonly target?: string;
  /** As the site had it before. */
  readonly former?: object | undefined;
  /** Names the state in which the import has left it. */
  readonly revision?: string;
}

/** Keeps an item; false where the kit has brought the same thing already. */
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

/** The items of an import, or of one of its steps, without what they hold. */
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

/** What an item holds. */
export function itemValue(database: Database, id: string, position: number): object {
  const row = database
    .prepare('SELECT value FROM kit_import_items WHERE import = ? AND position = ?')
    .get(id, position);
  return JSON.parse((row as { value: string }).value) as object;
}

/** What an item has changed; undefined where it has changed nothing. */
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

/** Lets go of what the items of an import hold, once they are on the site. */
export function dropValues(database: Database, id: string): void {
  database.prepare("UPDATE kit_import_items SET value = '{}' WHERE import = ?").run(id);
}

/** Sets what is to become of an item. */
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

/** Keeps what has become of an item. */
export function settleItem(
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
