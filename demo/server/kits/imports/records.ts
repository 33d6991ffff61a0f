import { randomUUID } from 'node:crypto';
import type { ImportSession } from '../../../../src/elements/kits/wire/import';
import type { KitManifest } from '../../../../src/elements/kits/wire/manifest';
import type { Database } from '../../database';
import type { RunnerName } from './item';

/** An import as the server keeps it. */
export interface ImportRecord {
  readonly id: string;
  readonly person: string;
  readonly state: ImportSession['state'] | 'opening';
  readonly manifest: KitManifest;
  readonly started: number | null;
  readonly ended: number | null;
}

/** A step of an import. */
export interface StoredRunner {
  readonly runner: RunnerName;
  readonly isDone: boolean;
}

const columns = 'id, person, state, manifest, started, ended';

/** Begins an import, which nobody sees before it is opened. */
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

/** Forgets an import; what it has done to the site stays. */
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

/** The import that this person has opened of an upload and not ended. */
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

/** This person's import under way. */
export function currentImport(database: Database, person: string): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports
       WHERE person = ? AND state IN ('opened', 'running') ORDER BY opened DESC, rowid DESC LIMIT 1`,
    )
    .get(person);
  return fromRow(row);
}

/** This person's last import that has come to its end and has not been taken back. */
export function lastImport(database: Database, person: string): ImportRecord | undefined {
  const row = database
    .prepare(
      `SELECT ${columns} FROM kit_imports
       WHERE person = ? AND state = 'completed' ORDER BY ended DESC, rowid DESC LIMIT 1`,
    )
    .get(person);
  return fromRow(row);
}

/** Changes how far an import is. */
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

/** The steps of an import, in order; none before it is started. */
export function runnersOf(database: Database, id: string): StoredRunner[] {
  const rows = database
    .prepare('SELECT runner, is_done FROM kit_import_runners WHERE import = ? ORDER BY position')
    .all(id);
  return (rows as { runner: RunnerName; is_done: number }[]).map(({ runner, is_done }) => ({
    runner,
    isDone: is_done === 1,
  }));
}

/** Sets the steps of an import. */
export function setRunners(database: Database, id: string, names: readonly RunnerName[]): void {
  database.prepare('DELETE FROM kit_import_runners WHERE import = ?').run(id);
  const insert = database.prepare(
    'INSERT INTO kit_import_runners (import, position, runner, is_done) VALUES (?, ?, ?, 0)',
  );
  names.forEach((name, position) => {
    insert.run(id, position, name);
  });
}

/** Keeps that a step is done. */
export function setDone(database: Database, id: string, runner: RunnerName): void {
  database
    .prepare('UPDATE kit_import_runners SET is_done = 1 WHERE import = ? AND runner = ?')
    .run(id, runner);
}

function fromRow(row: unknown): ImportRecord | undefined {
  if (!row) return undefined;
  const { manifest, ...fields } = row as Omit<ImportRecord, 'manifest'> & { manifest: string };
  return { ...fields, manifest: JSON.parse(manifest) as KitManifest };
}
