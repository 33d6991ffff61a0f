import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../server/database';
import type { ImportSession, LeftOut } from '../../../../src/api/kits/import';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import type { RunnerName } from './item';

/** A stored import. */
export interface ImportRecord {
  readonly id: string;
  readonly person: string;
  readonly state: ImportSession['state'] | 'opening';
  readonly manifest: KitManifest;
  readonly leftOut: readonly LeftOut[];
  readonly started: number | null;
  readonly ended: number | null;
}

/** A step of an import. */
export interface StoredRunner {
  readonly runner: RunnerName;
  readonly isDone: boolean;
}

const columns = 'id, person, state, manifest, left_out, started, ended';

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

/** Stores what of a kit cannot be imported. */
export function setLeftOut(database: Database, id: string, items: readonly LeftOut[]): void {
  database
    .prepare('UPDATE kit_imports SET left_out = ? WHERE id = ?')
    .run(JSON.stringify(items), id);
}

/** Removes the record of an import. Its changes to the site stay. */
export function removeImport(database: Database, id: string): void {
  database.prepare('DELETE FROM kit_imports WHERE id = ?').run(id);
}

/** This person's import with this id. */
export function importById(
  database: Database,
  person: string,
  id: string,
): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports WHERE id = ? AND person = ? AND state != 'opening'`,
    )
    .get(id, person);
  return fromRow(row);
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
       WHERE person = ? AND state = 'completed' ORDER BY ended DESC, rowid DESC LIMIT 1`,
    )
    .get(person);
  return fromRow(row);
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

type Row = Omit<ImportRecord, 'manifest' | 'leftOut'> & {
  readonly manifest: string;
  readonly left_out: string;
};

function fromRow(row: unknown): ImportRecord | undefined {
  if (!row) return undefined;
  const { manifest, left_out, ...fields } = row as Row;
  return {
    ...fields,
    manifest: JSON.parse(manifest) as KitManifest,
    leftOut: JSON.parse(left_out) as LeftOut[],
  };
}
