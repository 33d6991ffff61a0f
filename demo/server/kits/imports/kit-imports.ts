import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { ImportSession, revertRequest, startRequest } from '../../../../src/api/kits/import';
import type { AdministratorEnv } from '../../administrator';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { StepQueue } from '../exports/step-queue';
import { kitRefusal } from '../kit-error';
import { missingChunks, type Upload, uploadOf } from '../uploads/records';
import type { UploadStore } from '../uploads/store';
import { openKit, removeOldImports } from './open';
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

type KitContext = Context<AdministratorEnv>;

/** The imports of a site. Every method works for the account of the request; all throw a `Refusal`. */
export class KitImports {
  readonly #site: Site;
  readonly #uploads: UploadStore;
  readonly #queue = new StepQueue();

  constructor(site: Site, uploads: UploadStore) {
    this.#site = site;
    this.#uploads = uploads;
    removeOldImports(site, true);
  }

  /** Opens an import of a complete upload. A repeated request gets the import of the first one. */
  open(
    context: KitContext,
    uploadId: string,
  ): Promise<{ readonly session: ImportSession; readonly isNew: boolean }> {
    const { person } = context.var;
    const { database } = this.#site;
    return this.#queue.run(person, async () => {
      removeOldImports(this.#site);
      const opened = importOfUpload(database, person, uploadId);
      if (opened) return { session: this.#session(context, opened), isNew: false };
      const upload = this.#completeUpload(context, uploadId);
      const id = await openKit(this.#site, upload, this.#uploads.path(uploadId));
      // The database now has everything of the upload.
      await this.#uploads.remove(uploadId);
      return { session: this.read(context, id), isNew: true };
    });
  }

  #completeUpload(context: KitContext, id: string): Upload {
    const { database } = this.#site;
    const upload = uploadOf(database, context.var.person, id);
    if (!upload) throw kitRefusal('nh_kit_no_upload', 'This upload does not exist.');
    if (missingChunks(database, upload).length > 0) {
      throw kitRefusal('nh_kit_incomplete', 'The upload is not complete.');
    }
    return upload;
  }

  /** The account's unfinished import. */
  current(context: KitContext): ImportSession {
    removeOldImports(this.#site);
    return this.#session(context, currentImport(this.#site.database, context.var.person));
  }

  /** The account's last completed import. */
  last(context: KitContext): ImportSession {
    return this.#session(context, lastImport(this.#site.database, context.var.person));
  }

  /** The state of an import. */
  read(context: KitContext, id: string): ImportSession {
    return this.#session(context, this.#record(context, id));
  }

  /** Starts an import with the person's choices. */
  start(context: KitContext, id: string, request: z.infer<typeof startRequest>): ImportSession {
    const record = this.#record(context, id);
    if (record.state === 'completed' || record.state === 'reverted') throw ended();
    startImport(this.#site, record, request);
    return this.read(context, id);
  }

  /** Runs one step. A finished step is not run again. */
  runStep(
    context: KitContext,
    { session, runner }: { readonly session: string; readonly runner: string },
  ): ImportSession {
    const record = this.#record(context, session);
    const steps = runnersOf(this.#site.database, record.id);
    const step = steps.find((one) => one.runner === runner);
    if (!step) throw kitRefusal('nh_kit_no_runner', 'The import has no such step.');
    const next = steps.find(({ isDone }) => !isDone);
    if (!step.isDone && step !== next) {
      throw kitRefusal('nh_kit_runner_order', `The step ${next?.runner} comes first.`);
    }
    if (!step.isDone && record.state !== 'running') throw ended();
    try {
      runStep(this.#site, record, step.runner);
    } catch (error) {
      throw stepFailure(error);
    }
    return this.read(context, session);
  }

  /**
   * Reverts an import.
   *
   * @throws Refusal `nh_kit_edited` with the documents that were edited since, unless `edited` decides about them
   */
  revert(
    context: KitContext,
    id: string,
    edited: z.infer<typeof revertRequest>['edited'],
  ): ImportSession {
    const record = this.#record(context, id);
    if (record.state === 'opened') {
      throw kitRefusal('nh_kit_not_started', 'The import has not been started.');
    }
    const changed = revertImport(this.#site, record, edited);
    if (changed.length === 0) return this.read(context, id);
    const origin = answerOrigin(this.#site, context);
    throw kitRefusal('nh_kit_edited', 'Some imported documents have been edited since.', {
      edited: changed.map((item) => ({ title: item.title, url: addressOf(item, origin) })),
    });
  }

  /** Deletes an import that has not been started. */
  delete(context: KitContext, id: string): { readonly deleted: true } {
    const record = this.#record(context, id);
    if (record.state !== 'opened') {
      throw kitRefusal('nh_kit_started', 'The import has been started.');
    }
    removeImport(this.#site.database, record.id);
    return { deleted: true };
  }

  #record(context: KitContext, id: string): ImportRecord {
    return requireImport(importById(this.#site.database, context.var.person, id));
  }

  #session(context: KitContext, record: ImportRecord | undefined): ImportSession {
    return importSessionOf(this.#site, requireImport(record), answerOrigin(this.#site, context));
  }
}

function requireImport(record: ImportRecord | undefined): ImportRecord {
  if (!record) throw kitRefusal('nh_kit_no_session', 'This import does not exist.');
  return record;
}

const ended = () => kitRefusal('nh_kit_ended', 'The import has ended.');
