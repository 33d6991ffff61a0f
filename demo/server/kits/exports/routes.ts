import { readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { wireError } from '../../wire-error';
import type { KitEnv } from '../guard';
import { zipName } from './archive';
import { fileAnswer } from './file-answer';
import {
  type ExportRecord,
  exportById,
  exportSessionOf,
  forgetExport,
  forgetOldExports,
  keepExport,
  keepResult,
} from './records';
import { readExportRequest } from './request';
import { exportFolder, exportRunners, runExport } from './runners';
import { exportsFolder } from './staging';
import { Turns } from './turns';
import { libraryWithRoom } from './upload';

const maxSize = 1024 * 1024;

type KitContext = Context<KitEnv>;

/** The calls by which kits are exported. */
export function exportRoutes(site: Site): Hono<KitEnv> {
  const turns = new Turns();
  const app = new Hono<KitEnv>();
  removeOldFiles(site);
  const onError = (context: Context) =>
    wireError(context, 413, 'rest_content_too_large', 'That is too long.');
  app.use(bodyLimit({ maxSize, onError }));
  app.post('/', (context) => begin(site, context));
  app.get('/:session', (context) => {
    const record = asked(site, context);
    return record ? session(context, record) : noSession(context);
  });
  app.post('/:session/runners/:runner', (context) => run(site, turns, context));
  app.get('/:session/file', (context) => file(site, context));
  app.delete('/:session', (context) => cancel(site, turns, context));
  return app;
}

async function begin(site: Site, context: KitContext): Promise<Response> {
  const { person } = context.var;
  const body: unknown = await context.req.json().catch(() => undefined);
  if (body === undefined) {
    return wireError(context, 400, 'rest_invalid_json', 'Invalid JSON body passed.');
  }
  const read = readExportRequest(body);
  if ('problems' in read) {
    const { problems } = read;
    const message = `Invalid parameter(s): ${Object.keys(problems).join(', ')}`;
    return wireError(context, 400, 'rest_invalid_param', message, { params: problems });
  }
  // Before all the work, whose size is not known yet.
  if (read.request.target === 'cloud') await libraryWithRoom(site.kits, person);
  removeOldFiles(site);
  return session(context, keepExport(site, person, read.request), 201);
}

async function run(site: Site, turns: Turns, context: KitContext): Promise<Response> {
  const { session: id, runner } = context.req.param() as { session: string; runner: string };
  const { person } = context.var;
  const origin = answerOrigin(site, context);
  return turns.take(id, async (signal) => {
    const record = exportById(site.database, person, id);
    if (!record) return noSession(context);
    const refusal = untimely(context, record, runner);
    if (refusal) return refusal;
    if (Object.hasOwn(record.done, runner)) return session(context, record);
    try {
      const result = await runExport(site, record, runner, { person, origin, signal });
      keepResult(site.database, record, runner, result);
    } catch (error) {
      if (signal.aborted) return noSession(context);
      throw error;
    }
    return session(context, exportById(site.database, person, id) ?? record);
  });
}

/** Why a step cannot be done now: there is none of this name, or one before it is not done. */
function untimely(
  context: KitContext,
  { request, done }: ExportRecord,
  runner: string,
): Response | undefined {
  const names = exportRunners(request).map((one) => one.runner);
  const place = names.indexOf(runner);
  if (place < 0) {
    return wireError(context, 404, 'nh_kit_no_runner', 'The export has no such step.');
  }
  const missing = names.slice(0, place).find((name) => !Object.hasOwn(done, name));
  if (missing === undefined) return undefined;
  return wireError(context, 409, 'nh_kit_runner_order', `The step ${missing} comes first.`);
}

async function file(site: Site, context: KitContext): Promise<Response> {
  const record = asked(site, context);
  if (!record) return noSession(context);
  const zip = record.done.archive?.file;
  if (!zip) return wireError(context, 409, 'nh_kit_not_ready', 'The kit is not packed yet.');
  return fileAnswer(context, {
    path: join(exportFolder(site, record.id), zipName),
    name: zip.fileName,
    type: 'application/zip',
    etag: record.id,
  });
}

async function cancel(site: Site, turns: Turns, context: KitContext): Promise<Response> {
  const record = asked(site, context);
  if (!record) return noSession(context);
  // First, so that a step that is waiting for its turn finds none.
  forgetExport(site.database, record.id);
  await turns.cancel(record.id);
  await rm(exportFolder(site, record.id), { recursive: true, force: true });
  return context.json({ deleted: true });
}

function asked({ database }: Site, context: KitContext): ExportRecord | undefined {
  return exportById(database, context.var.person, context.req.param('session') ?? '');
}

function session(context: KitContext, record: ExportRecord, status: 200 | 201 = 200): Response {
  return context.json(exportSessionOf(record, exportRunners(record.request)), status);
}

function noSession(context: KitContext): Response {
  return wireError(context, 404, 'nh_kit_no_session', 'There is no such export.');
}

/** Removes the files of exports that are forgotten; those of a process that died are among them. */
function removeOldFiles(site: Site): void {
  const kept = forgetOldExports(site);
  const folder = exportsFolder(site.dataDir);
  for (const id of namesIn(folder)) {
    if (!kept.has(id)) rmSync(join(folder, id), { recursive: true, force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing has been exported yet.
    return [];
  }
}
