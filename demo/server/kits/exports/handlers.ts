import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { Handlers } from '../../../../server/routes';
import type { ExportSession } from '../../../../src/api/kits/export';
import type { exportRoutes } from '../../../../src/api/routes/kit-exports';
import type { AdministratorEnv } from '../../administrator';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { kitRefusal } from '../kit-error';
import { LongWork } from '../long-work';
import { zipName } from './archive';
import { fileAnswer } from './file-answer';
import {
  addExport,
  type ExportRecord,
  exportById,
  exportSessionOf,
  removeExport,
  removeOldExports,
  saveRunnerResult,
} from './records';
import { checkedExport } from './requests';
import { exportFolder, exportRunners, runExport } from './runners';
import { exportsFolder } from './staging';
import { StepQueue } from './step-queue';
import { libraryWithRoom } from './upload';

type KitContext = Context<AdministratorEnv>;

/** The handlers of kit exports. */
export function exportHandlers(site: Site): Handlers<typeof exportRoutes, AdministratorEnv> {
  const steps: Steps = { queue: new StepQueue(), underWay: new LongWork() };
  removeOldFiles(site).catch((error: unknown) => {
    console.error('The files of old exports could not be removed.', error);
  });
  return {
    async createExport({ context, body }) {
      const { person } = context.var;
      const request = checkedExport(await body());
      // Checked first, although the size of the kit is not known yet.
      if (request.target === 'cloud') await libraryWithRoom(site.kits, person);
      await removeOldFiles(site);
      return sessionOf(addExport(site, person, request));
    },
    readExport: ({ context, params }) => sessionOf(recordOf(site, context, params.session)),
    runExportStep: ({ context, params }) => runStep(site, steps, context, params),
    readExportFile({ context, params }) {
      const { id, done } = recordOf(site, context, params.session);
      const zip = done.archive?.file;
      if (!zip) throw kitRefusal('nh_kit_not_ready', 'The kit is not packed yet.');
      const path = join(exportFolder(site, id), zipName);
      // The file may be lost, for example after an incomplete restore.
      if (!existsSync(path)) throw noSession();
      return fileAnswer(context, {
        path,
        name: zip.fileName,
        type: 'application/zip',
        etag: id,
      });
    },
    async deleteExport({ context, params }) {
      const { id } = recordOf(site, context, params.session);
      // Deleted first: a queued step then finds no export.
      removeExport(site.database, id);
      await steps.queue.cancel(id);
      await rm(exportFolder(site, id), { recursive: true, force: true });
      return { deleted: true };
    },
  };
}

/** The steps that are run, of all exports. */
interface Steps {
  readonly queue: StepQueue;
  readonly underWay: LongWork<ExportSession>;
}

/** Runs a step. After the time of a request, it continues, and a repeated request waits for it. */
async function runStep(
  site: Site,
  { queue, underWay }: Steps,
  context: KitContext,
  { session, runner }: { readonly session: string; readonly runner: string },
): Promise<ExportSession> {
  const record = recordOf(site, context, session);
  assertNext(record, runner);
  if (Object.hasOwn(record.done, runner)) return sessionOf(record);
  const origin = answerOrigin(site, context);
  const step = { record, runner, person: context.var.person, origin };
  const work = await underWay.wait(`${session} ${runner}`, site.limits.kitStepTime, () =>
    queue.run(session, (signal) => finishStep(site, { ...step, signal })),
  );
  return 'result' in work ? work.result : withStepUnderWay(sessionOf(record), runner);
}

interface Step {
  readonly record: ExportRecord;
  readonly runner: string;
  readonly person: string;
  readonly origin: string;
  readonly signal: AbortSignal;
}

async function finishStep(site: Site, step: Step): Promise<ExportSession> {
  const { database } = site;
  const { runner, person, signal } = step;
  // Another request may have finished it in the meantime.
  const record = exportById(database, person, step.record.id);
  if (!record) throw noSession();
  if (Object.hasOwn(record.done, runner)) return sessionOf(record);
  try {
    saveRunnerResult(database, record, runner, await runExport(site, record, runner, step));
  } catch (error) {
    throw signal.aborted ? noSession() : error;
  }
  return sessionOf(exportById(database, person, record.id) ?? record);
}

function withStepUnderWay(session: ExportSession, name: string): ExportSession {
  const runners = session.runners.map((one) =>
    one.runner === name ? { ...one, isUnderWay: true } : one,
  );
  return { ...session, runners };
}

/** @throws Refusal the export has no such step, or an earlier one is not done */
function assertNext({ request, done }: ExportRecord, runner: string): void {
  const names = exportRunners(request).map((one) => one.runner);
  const index = names.indexOf(runner);
  if (index < 0) throw kitRefusal('nh_kit_no_runner', 'The export has no such step.');
  const missing = names.slice(0, index).find((name) => !Object.hasOwn(done, name));
  if (missing !== undefined) {
    throw kitRefusal('nh_kit_runner_order', `The step ${missing} comes first.`);
  }
}

/** The person's export of this id. @throws Refusal there is none */
function recordOf({ database }: Site, context: KitContext, id: string): ExportRecord {
  const record = exportById(database, context.var.person, id);
  if (!record) throw noSession();
  return record;
}

const sessionOf = (record: ExportRecord): ExportSession =>
  exportSessionOf(record, exportRunners(record.request));

const noSession = () => kitRefusal('nh_kit_no_session', 'This export does not exist.');

/** Removes the files of deleted exports, including those of a server process that was killed. */
async function removeOldFiles(site: Site): Promise<void> {
  const kept = removeOldExports(site);
  const folder = exportsFolder(site.dataDir);
  const old = namesIn(folder).filter((id) => !kept.has(id));
  // Not on the main thread: an export may have ten thousand files.
  for (const id of old) await rm(join(folder, id), { recursive: true, force: true });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder is created by the first export.
    return [];
  }
}
