import { randomBytes } from 'node:crypto';
import { MINUTE } from '../../../../server/clock';
import type { Database } from '../../../../server/database';
import type { ExportRequest, ExportSession } from '../../../../src/api/kits/export';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import type { Site } from '../../site';

/** The stored result of a runner, so that a retry does not run it again. */
export interface RunnerResult {
  /** The runner's part of the manifest, if an earlier release has exported it. Now it is staged as a file. */
  readonly manifest?: Partial<KitManifest>;
  /** The number of items by section. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The zip, when it is complete. */
  readonly file?: { readonly fileName: string; readonly size: number };
  readonly cloud?: { readonly kit_cloud_id: string; readonly url: string };
}

/** A stored export. */
export interface ExportRecord {
  readonly id: string;
  readonly request: ExportRequest;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The results of the finished runners, by name. */
  readonly done: Readonly<Record<string, RunnerResult>>;
}

const lifetime = 24 * 60 * MINUTE;

/** Stores a new export. */
export function addExport(
  { database, clock }: Site,
  person: string,
  request: ExportRequest,
): ExportRecord {
  const record = { id: randomBytes(16).toString('hex'), request, created: clock(), done: {} };
  database
    .prepare('INSERT INTO kit_exports (id, person, request, created, done) VALUES (?, ?, ?, ?, ?)')
    .run(record.id, person, JSON.stringify(request), record.created, '{}');
  return record;
}

/** This person's export with this id. */
export function exportById(
  database: Database,
  person: string,
  id: string,
): ExportRecord | undefined {
  const row = database
    .prepare('SELECT request, created, done FROM kit_exports WHERE id = ? AND person = ?')
    .get(id, person) as { request: string; created: number; done: string } | undefined;
  if (!row) return undefined;
  const { request, created, done } = row;
  return { id, created, request: JSON.parse(request), done: JSON.parse(done) };
}

/** Stores a runner's result. */
export function saveRunnerResult(
  database: Database,
  { id, done }: ExportRecord,
  runner: string,
  result: RunnerResult,
): void {
  database
    .prepare('UPDATE kit_exports SET done = ? WHERE id = ?')
    .run(JSON.stringify({ ...done, [runner]: result }), id);
}

/** Removes an export. */
export function removeExport(database: Database, id: string): void {
  database.prepare('DELETE FROM kit_exports WHERE id = ?').run(id);
}

/** Removes expired exports. Returns the ids of the others. */
export function removeOldExports({ database, clock }: Site): ReadonlySet<string> {
  database.prepare('DELETE FROM kit_exports WHERE created <= ?').run(clock() - lifetime);
  const rows = database.prepare('SELECT id FROM kit_exports').all() as { id: string }[];
  return new Set(rows.map(({ id }) => id));
}

/** An export in the API's shape. `runners` are the names of all its steps. */
export function exportSessionOf(
  { id, done }: ExportRecord,
  runners: readonly { readonly runner: string; readonly title: string }[],
): ExportSession {
  const { file } = done.archive ?? {};
  const isCompleted = runners.every(({ runner }) => Object.hasOwn(done, runner));
  return {
    session: id,
    state: isCompleted ? 'completed' : 'running',
    runners: runners.map((one) => ({ ...one, isDone: Object.hasOwn(done, one.runner) })),
    ...(isCompleted && file && { summary: { ...file, counts: countsOf(done), ...cloudOf(done) } }),
  };
}

function countsOf(done: ExportRecord['done']): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(done).flatMap(([part, { counts }]) => (counts ? [[part, { ...counts }]] : [])),
  );
}

function cloudOf({ cloud }: ExportRecord['done']): Pick<RunnerResult, 'cloud'> {
  return cloud?.cloud ? { cloud: cloud.cloud } : {};
}
