import type { Database } from '../../../server/database';
import { type Elements, type PageDocument, withSavedBlocks } from '../../../src/page';
import { PageRefusal } from './page-refusal';

/** A stored block. */
export interface BlockRow {
  readonly id: number;
  readonly title: string;
  readonly author: string;
  readonly content: Elements;
  readonly revision: number;
  readonly edited: number;
}

/** A number that no row has. */
const NO_BLOCK = 0;

type Row = Omit<BlockRow, 'content'> & { readonly content: string };

/** All saved blocks, sorted by title. */
export function blockRows(database: Database): readonly BlockRow[] {
  const rows = database.prepare('SELECT * FROM saved_blocks ORDER BY title, id').all() as Row[];
  return rows.map(blockOf);
}

/** A saved block. @throws PageRefusal it does not exist */
export function blockRow(database: Database, id: string): BlockRow {
  const row = database.prepare('SELECT * FROM saved_blocks WHERE id = ?').get(keyOf(id));
  if (!row) throw new PageRefusal('nh_block_not_found');
  return blockOf(row as Row);
}

// References have the id as it is: a block must not be found by another spelling, such as `012`.
function keyOf(id: string): number {
  return String(Number(id)) === id ? Number(id) : NO_BLOCK;
}

/** A page with the contents of its saved blocks. */
export function withBlockContents(database: Database, page: PageDocument): PageDocument {
  return withSavedBlocks(page, (id) => blockContent(database, id));
}

/** The content of a saved block; undefined if it does not exist. */
export function blockContent(database: Database, id: string): Elements | undefined {
  const row = database.prepare('SELECT content FROM saved_blocks WHERE id = ?').get(keyOf(id));
  return row ? (JSON.parse((row as { content: string }).content) as Elements) : undefined;
}

/** Stores a new block. @returns its id */
export function addBlockRow(
  database: Database,
  { title, author, content, edited }: Omit<BlockRow, 'id' | 'revision'>,
): string {
  const row = database
    .prepare(
      `INSERT INTO saved_blocks (title, author, content, revision, edited)
       VALUES (?, ?, ?, 1, ?) RETURNING id`,
    )
    .get(title, author, JSON.stringify(content), edited);
  return String((row as { id: number }).id);
}

/** Stores a changed block as its next revision. */
export function changeBlockRow(database: Database, { id, title, content, edited }: BlockRow): void {
  database
    .prepare(
      `UPDATE saved_blocks SET title = ?, content = ?, edited = ?, revision = revision + 1
       WHERE id = ?`,
    )
    .run(title, JSON.stringify(content), edited, id);
}

/** Removes a block. */
export function removeBlockRow(database: Database, { id }: BlockRow): void {
  database.prepare('DELETE FROM saved_blocks WHERE id = ?').run(id);
}

// Field by field: `.get()` of the driver adds a property of its own to the row.
function blockOf({ id, title, author, content, revision, edited }: Row): BlockRow {
  return { id, title, author, content: JSON.parse(content) as Elements, revision, edited };
}
