import { type Context, Hono } from 'hono';
import {
  openRequest,
  revertRequest,
  startRequest,
} from '../../../../src/elements/kits/wire/import';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { wireError } from '../../wire-error';
import { Turns } from '../exports/turns';
import type { KitEnv } from '../guard';
import { postedJson } from '../posted';
import { missingChunks, uploadOf } from '../uploads/records';
import type { UploadStore } from '../uploads/store';
import { forgetOldImports, openKit } from './open';
import {
  currentImport,
  type ImportRecord,
  importById,
  importOfUpload,
  lastImport,
  removeImport,
  runnersOf,
} from './records';
import { revertImport } from './revert';
import { runStep } from './run';
import { addressOf, importSessionOf } from './session';
import { startImport } from './start';
import { stepFailure } from './step-failure';

type KitContext = Context<KitEnv>;

/** The calls by which kits are imported, and imports taken back. */
export function importRoutes(site: Site, uploads: UploadStore): Hono<KitEnv> {
  const { database } = site;
  const turns = new Turns();
  forgetOldImports(site, true);
  const app = new Hono<KitEnv>();
  app.post('/', opened);
  app.get('/current', (context) => {
    forgetOldImports(site);
    return found(context, currentImport(database, context.var.person));
  });
  app.get('/last', (context) => found(context, lastImport(database, context.var.person)));
  app.get('/:session', (context) => found(context, asked(context)));
  app.post('/:session/start', started);
  app.post('/:session/runners/:runner', stepped);
  app.post('/:session/revert', reverted);
  app.delete('/:session', forgotten);
  return app;

  async function opened(context: KitContext): Promise<Response> {
    const { person } = context.var;
    const { upload: id } = await postedJson(context, openRequest);
    // One after the other: the same call twice, since its answer was lost, finds the same import.
    return turns.take(person, async () => {
      forgetOldImports(site);
      const begun = importOfUpload(database, person, id);
      if (begun) return answer(context, begun);
      const upload = uploadOf(database, person, id);
      if (!upload) return wireError(context, 404, 'nh_kit_no_upload', 'There is no such upload.');
      if (missingChunks(database, upload).length > 0) {
        return wireError(context, 409, 'nh_kit_incomplete', 'The upload is not complete.');
      }
      const session = await openKit(site, upload, uploads.path(id));
      // All that it brings is in the database now.
      await uploads.remove(id);
      return found(context, importById(database, person, session), 201);
    });
  }

  async function started(context: KitContext): Promise<Response> {
    const request = await postedJson(context, startRequest);
    const record = asked(context);
    if (!record) return noSession(context);
    if (record.state === 'completed' || record.state === 'reverted') {
      return wireError(context, 409, 'nh_kit_ended', 'The import has ended.');
    }
    startImport(site, record, request);
    return found(context, asked(context));
  }

  function stepped(context: KitContext): Response {
    const record = asked(context);
    if (!record) return noSession(context);
    const steps = runnersOf(database, record.id);
    const step = steps.find(({ runner }) => runner === context.req.param('runner'));
    if (!step) return wireError(context, 404, 'nh_kit_no_runner', 'The import has no such step.');
    const first = steps.find(({ isDone }) => !isDone);
    if (!step.isDone && step !== first) {
      const message = `The step ${first?.runner} comes first.`;
      return wireError(context, 409, 'nh_kit_runner_order', message);
    }
    if (!step.isDone && record.state !== 'running') {
      return wireError(context, 409, 'nh_kit_ended', 'The import has ended.');
    }
    try {
      runStep(site, record, step.runner);
    } catch (error) {
      throw stepFailure(error);
    }
    return found(context, asked(context));
  }

  async function reverted(context: KitContext): Promise<Response> {
    const { edited } = await postedJson(context, revertRequest);
    const record = asked(context);
    if (!record) return noSession(context);
    if (record.state === 'opened') {
      return wireError(context, 409, 'nh_kit_not_started', 'The import has not begun.');
    }
    const changed = revertImport(site, record, edited);
    if (changed.length === 0) return found(context, asked(context));
    const origin = answerOrigin(site, context);
    const message = 'Some of what the import has brought has been edited since.';
    return wireError(context, 409, 'nh_kit_edited', message, {
      edited: changed.map((item) => ({ title: item.title, url: addressOf(item, origin) })),
    });
  }

  function forgotten(context: KitContext): Response {
    const record = asked(context);
    if (!record) return noSession(context);
    if (record.state !== 'opened') {
      return wireError(context, 409, 'nh_kit_started', 'The import has begun.');
    }
    removeImport(database, record.id);
    return context.json({ deleted: true });
  }

  function asked(context: KitContext): ImportRecord | undefined {
    return importById(database, context.var.person, context.req.param('session') ?? '');
  }

  function found(
    context: KitContext,
    record: ImportRecord | undefined,
    status: 200 | 201 = 200,
  ): Response {
    return record ? answer(context, record, status) : noSession(context);
  }

  function answer(context: KitContext, record: ImportRecord, status: 200 | 201 = 200): Response {
    return context.json(importSessionOf(site, record, answerOrigin(site, context)), status);
  }
}

function noSession(context: Context): Response {
  return wireError(context, 404, 'nh_kit_no_session', 'There is no such import.');
}
