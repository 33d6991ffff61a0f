import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../server/database';
import { statement } from '../../../../server/statement';
import type { ImportSession, LeftOut } from '../../../../src/api/kits/import';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import type { RunnerName } from './item';
import type { OfferedPictures } from './pictures/kit-pictures';

/** A stored import. */
export interface ImportRecord {
  readonly id: string;
  readonly person: string;
  /** `reverting`: a part is reverted. `removed`: its rows are being deleted. */
  readonly state: ImportSession['state'] | 'opening' | 'reverting' | 'removed';
  /** Without the lists of documents. */
  readonly manifest: KitManifest;
  readonly leftOut: readonly LeftOut[];
  /** The pictures that can be fetched from other sites. */
  readonly pictures: OfferedPictures;
  readonly started: number | null;
  readonly ended: number | null;
}

/** A step of an import. */
export interface StoredRunner {
  readonly runner: RunnerName;
  readonly isDone: boolean;
}

// The lists of a manifest with ten thousand documents would be parsed for each request, which needs none of them.
const withoutLists = `json_remove(manifest, '$.content', '$.templates', '$."wp-content"')`;

const columns = `id, person, state, left_out, pictures, started, ended, ${withoutLists} AS manifest`;

/** Stores a new import. It is not visible before it is opened. */
export function addImport(
  database: Database,
  fields: { person: string; upload: string; manifest: KitManifest; now: number },
): string {
  const id = randomUUID();
  database
    .prepare(
      `INSERT INTO kit_imports (id, person, upload, state, manifest, opened)
       VALUES (?, ?, ?, 'opening', ?, ?)`,
    )
    .run(id, fields.person, fields.upload, JSON.stringify(fields.manifest), fields.now);
  return id;
}

/** Stores the parts of a kit that cannot be imported. */
export function setLeftOut(database: Database, id: string, items: readonly LeftOut[]): void {
  database
    .prepare('UPDATE kit_imports SET left_out = ? WHERE id = ?')
    .run(JSON.stringify(items), id);
}

/** Stores the pictures of a kit that can be fetched. */
export function setPictures(database: Database, id: string, pictures: OfferedPictures): void {
  database
    .prepare('UPDATE kit_imports SET pictures = ? WHERE id = ?')
    .run(JSON.stringify(pictures), id);
}

/** Removes the record of an import, unless its state has changed since. Its changes to the site stay. */
export function removeImport(database: Database, id: string): void {
  database.prepare("DELETE FROM kit_imports WHERE id = ? AND state = 'removed'").run(id);
}

/** This person's import with this id. */
export function importById(
  database: Database,
  person: string,
  id: string,
): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports WHERE id = ? AND person = ? AND state NOT IN ('opening', 'removed')`,
    )
    .get(id, person);
  return fromRow(row);
}

/**
 * The manifest of an import as JSON. While the import runs or is reverted, the lists of documents are missing: they would be
 * sent with each step.
 */
export function manifestText(database: Database, id: string): string {
  const row = database
    .prepare(
      `SELECT CASE WHEN state IN ('running', 'reverting') THEN ${withoutLists} ELSE manifest END
         AS manifest FROM kit_imports WHERE id = ?`,
    )
    .get(id);
  return (row as { manifest: string }).manifest;
}

/** This person's unfinished import of an upload. */
export function importOfUpload(
  database: Database,
  person: string,
  upload: string,
): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports
       WHERE person = ? AND upload = ? AND state IN ('opened', 'running')`,
    )
    .get(person, upload);
  return fromRow(row);
}

/** This person's current import. */
export function currentImport(database: Database, person: string): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports
       WHERE person = ? AND state IN ('opened', 'running') ORDER BY opened DESC, rowid DESC LIMIT 1`,
    )
    .get(person);
  return fromRow(row);
}

/** This person's last completed import that was not undone. */
export function lastImport(database: Database, person: string): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports
       WHERE person = ? AND state IN ('completed', 'reverting') ORDER BY ended DESC, rowid DESC LIMIT 1`,
    )
    .get(person);
  return fromRow(row);
}

/** The state of an import; undefined if it has been removed. */
export function stateOf(database: Database, id: string): ImportRecord['state'] | undefined {
  const row = statement(database, 'SELECT state FROM kit_imports WHERE id = ?').get(id);
  return (row as Pick<ImportRecord, 'state'> | undefined)?.state;
}

/** The ids of a person's other imports that have ended. An undo that is under way is not ended. */
export function olderImports(database: Database, person: string, id: string): readonly string[] {
  const rows = database
    .prepare(
      `SELECT id FROM kit_imports
       WHERE person = ? AND id != ? AND state IN ('completed', 'reverted')`,
    )
    .all(person, id);
  return (rows as { id: string }[]).map((row) => row.id);
}

/** The ids of removed imports whose rows are left. */
export function removedImports(database: Database): readonly string[] {
  const rows = database.prepare("SELECT id FROM kit_imports WHERE state = 'removed'").all();
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Stores the state of an import. */
export function setState(
  database: Database,
  id: string,
  state: ImportRecord['state'],
  times: { readonly started?: number; readonly ended?: number } = {},
): void {
  database
    .prepare(
      `UPDATE kit_imports
       SET state = ?, started = coalesce(?, started), ended = coalesce(?, ended) WHERE id = ?`,
    )
    .run(state, times.started ?? null, times.ended ?? null, id);
}

/** The steps of an import, in order; empty before the start. */
export function runnersOf(database: Database, id: string): StoredRunner[] {
  const rows = database
    .prepare('SELECT runner, is_done FROM kit_import_runners WHERE import = ? ORDER BY position')
    .all(id);
  return (rows as { runner: RunnerName; is_done: number }[]).map(({ runner, is_done }) => ({
    runner,
    isDone: is_done === 1,
  }));
}

/** Whether an import has begun to change the site: a step, or a part of one, is done, or a picture was added. */
export function hasChanges(database: Database, id: string): boolean {
  const row = database
    .prepare(
      `SELECT 1 FROM kit_import_runners WHERE import = ? AND is_done = 1 UNION ALL
       SELECT 1 FROM kit_import_items WHERE import = ? AND outcome IS NOT NULL UNION ALL
       SELECT 1 FROM kit_import_media WHERE import = ? AND is_added = 1 LIMIT 1`,
    )
    .get(id, id, id);
  return row !== undefined;
}

/** Stores the steps of an import. */
export function setRunners(database: Database, id: string, names: readonly RunnerName[]): void {
  database.prepare('DELETE FROM kit_import_runners WHERE import = ?').run(id);
  const insert = database.prepare(
    'INSERT INTO kit_import_runners (import, position, runner, is_done) VALUES (?, ?, ?, 0)',
  );
  names.forEach((name, position) => {
    insert.run(id, position, name);
  });
}

/** Marks a step as done. */
export function setDone(database: Database, id: string, runner: RunnerName): void {
  database
    .prepare('UPDATE kit_import_runners SET is_done = 1 WHERE import = ? AND runner = ?')
    .run(id, runner);
}

type Row = Omit<ImportRecord, 'manifest' | 'leftOut' | 'pictures'> & {
  readonly manifest: string;
  readonly pictures: string;
  readonly left_out: string;
};

function fromRow(row: unknown): ImportRecord | undefined {
  if (!row) return undefined;
  const { manifest, left_out, pictures, ...fields } = row as Row;
  return {
    ...fields,
    manifest: JSON.parse(manifest) as KitManifest,
    leftOut: JSON.parse(left_out) as LeftOut[],
    pictures: JSON.parse(pictures) as OfferedPictures,
  };
}
