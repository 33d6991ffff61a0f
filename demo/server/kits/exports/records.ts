import { randomBytes } from 'node:crypto';
import type { ExportRequest, ExportSession } from '../../../../src/elements/kits/wire/export';
import type { KitManifest } from '../../../../src/elements/kits/wire/manifest';
import { MINUTE } from '../../clock';
import type { Database } from '../../database';
import type { Site } from '../../site';

/** What a runner has made, kept so that it is not made twice. */
export interface RunnerResult {
  /** Its part of the manifest. */
  readonly manifest?: Partial<KitManifest>;
  /** By section's key: how many. */
  readonly counts?: Readonly<Record<string, number>>;
  /** The zip, once it is whole. */
  readonly file?: { readonly fileName: string; readonly size: number };
  readonly cloud?: { readonly kit_cloud_id: string; readonly url: string };
}

/** An export as the server keeps it. */
export interface ExportRecord {
  readonly id: string;
  readonly request: ExportRequest;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** By the name of each runner that is done. */
  readonly done: Readonly<Record<string, RunnerResult>>;
}

const lifetime = 24 * 60 * MINUTE;

/** Begins an export. */
export function keepExport(
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

/** Keeps that a runner is done, and with what. */
export function keepResult(
  database: Database,
  { id, done }: ExportRecord,
  runner: string,
  result: RunnerResult,
): void {
  database
    .prepare('UPDATE kit_exports SET done = ? WHERE id = ?')
    .run(JSON.stringify({ ...done, [runner]: result }), id);
}

/** Forgets an export. */
export function forgetExport(database: Database, id: string): void {
  database.prepare('DELETE FROM kit_exports WHERE id = ?').run(id);
}

/** Forgets the exports that nobody fetches any more, and says which are left. */
export function forgetOldExports({ database, clock }: Site): ReadonlySet<string> {
  database.prepare('DELETE FROM kit_exports WHERE created <= ?').run(clock() - lifetime);
  const rows = database.prepare('SELECT id FROM kit_exports').all() as { id: string }[];
  return new Set(rows.map(({ id }) => id));
}

/** An export as it is answered; `runners` are the names of all its steps. */
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
