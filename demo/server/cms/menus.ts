import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { type DocumentType, documentPath, documentTypes } from './document';

/** An entry of a menu. */
export interface MenuItem {
  readonly label: string;
  /** A post type (`target` is the slug of a document) or `address` (`target` is a URL). */
  readonly type: DocumentType | 'address';
  readonly target: string;
  readonly items: readonly MenuItem[];
}

/** A menu of the site. */
export interface Menu {
  /** The menu's unique name. */
  readonly slug: string;
  readonly name: string;
  /** The theme location that shows the menu, or empty. */
  readonly location: string;
  readonly items: readonly MenuItem[];
}

/** A stored menu. */
export interface StoredMenu extends Menu {
  readonly id: number;
}

interface ItemRow {
  readonly id: number;
  readonly parent: number | null;
  readonly label: string;
  readonly type: MenuItem['type'];
  readonly target: string;
}

/** All menus, in the order of creation. */
export function menus(database: Database): readonly StoredMenu[] {
  const rows = database.prepare('SELECT * FROM menus ORDER BY id').all() as MenuRow[];
  return rows.map((row) => menuOf(database, row));
}

/** The menu with this slug. */
export function menuBySlug(database: Database, slug: string): StoredMenu | undefined {
  const row = database.prepare('SELECT * FROM menus WHERE slug = ?').get(slug);
  return row ? menuOf(database, row as MenuRow) : undefined;
}

/** Saves a menu with all its entries. A menu with the same slug is overwritten. */
export function saveMenu(database: Database, menu: Menu): void {
  transaction(database, () => {
    const { id } = database
      .prepare(
        `INSERT INTO menus (slug, name, location) VALUES (?, ?, ?)
         ON CONFLICT (slug) DO UPDATE SET name = excluded.name, location = excluded.location
         RETURNING id`,
      )
      .get(menu.slug, menu.name, menu.location) as { id: number };
    database.prepare('DELETE FROM menu_items WHERE menu = ?').run(id);
    saveItems(database, id, null, menu.items);
  });
}

/** Removes the menu with this slug, if it exists. */
export function removeMenu(database: Database, slug: string): void {
  database.prepare('DELETE FROM menus WHERE slug = ?').run(slug);
}

/** The link of an entry: its URL, or the path of its document. */
export function menuItemAddress({ type, target }: Pick<MenuItem, 'type' | 'target'>): string {
  return type === 'address' ? target : documentPath({ type, slug: target });
}

/** The types of entries. */
export const menuItemTypes = [...documentTypes, 'address'] as const;

interface MenuRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly location: string;
}

function menuOf(database: Database, { id, slug, name, location }: MenuRow): StoredMenu {
  const rows = database
    .prepare(
      'SELECT id, parent, label, type, target FROM menu_items WHERE menu = ? ORDER BY position',
    )
    .all(id) as ItemRow[];
  const below = (parent: number | null): readonly MenuItem[] =>
    rows
      .filter((row) => row.parent === parent)
      .map(({ id, label, type, target }) => ({ label, type, target, items: below(id) }));
  return { id, slug, name, location, items: below(null) };
}

function saveItems(
  database: Database,
  menu: number,
  parent: number | null,
  items: readonly MenuItem[],
): void {
  const insert = database.prepare(
    `INSERT INTO menu_items (menu, parent, position, label, type, target)
     VALUES (?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  items.forEach(({ label, type, target, items: inner }, position) => {
    const row = insert.get(menu, parent, position, label, type, target);
    saveItems(database, menu, (row as { id: number }).id, inner);
  });
}
