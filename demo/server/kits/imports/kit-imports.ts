import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { revertRequest, startRequest } from '../../../../src/api/kits/import';
import type { AdministratorEnv } from '../../administrator';
import type { Site } from '../../site';
import { answerOrigin } from '../../site-address';
import { StepQueue } from '../exports/step-queue';
import { kitRefusal } from '../kit-error';
import { LongWork, type Progress } from '../long-work';
import { missingChunks, type Upload } from '../uploads/records';
import type { UploadStore } from '../uploads/store';
import { deleteRemoved } from './completion';
import { EndedImportError } from './ended-import';
import type { RunnerName } from './item';
import { openKit, removeInterruptedImports, removeOldImports } from './open';
import {
  currentImport,
  type ImportRecord,
  importById,
  importOfUpload,
  lastImport,
  runnersOf,
  setState,
} from './records';
import { revertImport } from './revert';
import { runStep } from './run';
import { addressOf, openingSession } from './session';
import { sessionAnswer } from './session-answer';
import { startImport } from './start';
import { stepFailure } from './step-failure';

type KitContext = Context<AdministratorEnv>;

interface OpenedKit {
  /** The import's id. */
  readonly id: string;
  isNew: boolean;
}

/** The imports of a site. Every method works for the account of the request; all throw a `Refusal`. */
export class KitImports {
  readonly #site: Site;
  readonly #uploads: UploadStore;
  readonly #queue = new StepQueue();
  readonly #openings = new LongWork<OpenedKit>();

  constructor(site: Site, uploads: UploadStore) {
    this.#site = site;
    this.#uploads = uploads;
    removeInterruptedImports(site);
  }

  /**
   * Opens an import of a complete upload. A repeated request gets the import of the first one.
   *
   * @returns the state `opening` after the time of a request: a repeated request waits for the rest
   */
  async open(context: KitContext, uploadId: string): Promise<Response> {
    const { person } = context.var;
    const opening = await this.#openings.wait(
      `${person} ${uploadId}`,
      this.#site.limits.kitStepTime,
      (progress) => this.#queue.run(person, () => this.#open(context, uploadId, progress)),
    );
    if ('progress' in opening) return context.json(openingSession(opening.progress), 202);
    const { id, isNew } = opening.result;
    // Requests that have waited for the same work get the import of the first one.
    opening.result.isNew = false;
    return this.#answer(context, this.#record(context, id), isNew ? 201 : 200);
  }

  async #open(context: KitContext, uploadId: string, progress: Progress): Promise<OpenedKit> {
    const { database } = this.#site;
    await removeOldImports(this.#site);
    const opened = importOfUpload(database, context.var.person, uploadId);
    if (opened) return { id: opened.id, isNew: false };
    const upload = await this.#completeUpload(context, uploadId);
    const id = await openKit(this.#site, upload, this.#uploads.path(uploadId), progress);
    // The database now has everything of the upload.
    await this.#uploads.remove(uploadId);
    await deleteRemoved(this.#site);
    return { id, isNew: true };
  }

  async #completeUpload(context: KitContext, id: string): Promise<Upload> {
    const { database } = this.#site;
    const upload = await this.#uploads.of(context.var.person, id);
    if (!upload) throw kitRefusal('nh_kit_no_upload', 'This upload does not exist.');
    if (missingChunks(database, upload).length > 0) {
      throw kitRefusal('nh_kit_incomplete', 'The upload is not complete.');
    }
    return upload;
  }

  /** The account's unfinished import. */
  async current(context: KitContext): Promise<Response> {
    removeOldImports(this.#site).catch((error: unknown) => {
      console.error('Old imports of kits could not be removed.', error);
    });
    return this.#answer(context, currentImport(this.#site.database, context.var.person));
  }

  /** The account's last completed import. */
  async last(context: KitContext): Promise<Response> {
    return this.#answer(context, lastImport(this.#site.database, context.var.person));
  }

  /** The state of an import. */
  async read(context: KitContext, id: string): Promise<Response> {
    return this.#answer(context, this.#record(context, id));
  }

  /** Starts an import with the person's choices. */
  start(context: KitContext, id: string, request: z.infer<typeof startRequest>): Promise<Response> {
    return this.#queue.run(id, async () => {
      const record = this.#record(context, id);
      if (record.state !== 'opened' && record.state !== 'running') throw ended();
      await unlessEnded(startImport(this.#site, record, request));
      return this.read(context, id);
    });
  }

  /** Runs a part of a step. A finished step is not run again. */
  runStep(
    context: KitContext,
    { session, runner }: { readonly session: string; readonly runner: string },
  ): Promise<Response> {
    return this.#queue.run(session, async () => {
      const record = this.#record(context, session);
      const step = this.#nextStep(record, runner);
      try {
        if (step) await unlessEnded(runStep(this.#site, record, step));
      } catch (error) {
        throw stepFailure(error);
      }
      return this.read(context, session);
    });
  }

  /** @returns undefined for a finished step */
  #nextStep({ id, state }: ImportRecord, runner: string): RunnerName | undefined {
    const steps = runnersOf(this.#site.database, id);
    const step = steps.find((one) => one.runner === runner);
    if (!step) throw kitRefusal('nh_kit_no_runner', 'The import has no such step.');
    if (step.isDone) return undefined;
    const next = steps.find(({ isDone }) => !isDone);
    if (step !== next) {
      throw kitRefusal('nh_kit_runner_order', `The step ${next?.runner} comes first.`);
    }
    if (state !== 'running') throw ended();
    return step.runner;
  }

  /**
   * Reverts a part of an import.
   *
   * @throws Refusal `nh_kit_edited` with the documents that were edited since, unless `edited` decides about them
   */
  revert(
    context: KitContext,
    id: string,
    edited: z.infer<typeof revertRequest>['edited'],
  ): Promise<Response> {
    return this.#queue.run(id, async () => {
      const record = this.#record(context, id);
      if (record.state === 'opened') {
        throw kitRefusal('nh_kit_not_started', 'The import has not been started.');
      }
      const result = await unlessEnded(revertImport(this.#site, record, edited));
      if (result.edited.length === 0) return this.read(context, id);
      const origin = answerOrigin(this.#site, context);
      throw kitRefusal('nh_kit_edited', 'Some imported documents have been edited since.', {
        edited: result.edited.map((item) => ({ title: item.title, url: addressOf(item, origin) })),
      });
    });
  }

  /** Deletes an import that has not been started. */
  delete(context: KitContext, id: string): Promise<{ readonly deleted: true }> {
    return this.#queue.run(id, async () => {
      const record = this.#record(context, id);
      if (record.state !== 'opened') {
        throw kitRefusal('nh_kit_started', 'The import has been started.');
      }
      setState(this.#site.database, record.id, 'removed');
      await deleteRemoved(this.#site);
      return { deleted: true };
    });
  }

  #record(context: KitContext, id: string): ImportRecord {
    return requireImport(importById(this.#site.database, context.var.person, id));
  }

  #answer(
    context: KitContext,
    record: ImportRecord | undefined,
    status: 200 | 201 = 200,
  ): Promise<Response> {
    return sessionAnswer(this.#site, context, requireImport(record), status);
  }
}

function requireImport(record: ImportRecord | undefined): ImportRecord {
  if (!record) throw kitRefusal('nh_kit_no_session', 'This import does not exist.');
  return record;
}

/** @throws Refusal `nh_kit_ended`: the import has ended during the work */
async function unlessEnded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof EndedImportError ? ended() : error;
  }
}

const ended = () => kitRefusal('nh_kit_ended', 'The import has ended.');
