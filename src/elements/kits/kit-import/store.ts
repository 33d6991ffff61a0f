import { logError } from '../../../core/dom/log';
import type { Emit } from '../../../core/element/contract';
import type { KitError } from '../rest';
import { type EditedDocument, editedSince } from '../wire/import';
import { lookAround, openKit } from './arrival';
import { fetchKit, forgetImport, forgetUpload, revertImport } from './calls';
import { KitFailure, required } from './failure';
import type { Job } from './job';
import { dropChoices, keepChoices } from './kept-choices';
import type { events } from './kit-import.element';
import { type ImportAction, type ImportState, pendingImport, reduceImport } from './machine';
import { refusalText } from './messages';
import type { Network } from './network';
import { persistently } from './persistently';
import { runImport } from './run';
import { isFromLibrary, type KitSource } from './source';
import { startDetail } from './start-detail';
import { keepUpload, keptUpload } from './upload/half-upload';
import { pickedFile, type Refusal } from './upload/picked-file';
import { uploadFile } from './upload/upload-file';

/** What the import needs from around it. */
export interface StoreOptions {
  readonly network: Network;
  /** Milliseconds that a call may take. */
  readonly timeout: () => number;
  /** Whether all of a kit is imported, without asking. */
  readonly appliesAll: () => boolean;
  readonly emit: Emit<typeof events>;
}

/** The import and what it does: one job at a time, each of which a later one ends. */
export class ImportStore {
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: ImportState;
  #job: AbortController | undefined;
  /** What Try again does. */
  #again: (() => void) | undefined;
  /** Picked, but another one than the one that is half uploaded. */
  #other: File | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#state = pendingImport;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ImportState => this.#state;

  /** Finds what there is of an earlier visit, and goes on with it. */
  look(): void {
    this.#again = () => this.look();
    this.dispatch({ type: 'look' });
    void this.#work(async (job) => {
      await lookAround(job);
      this.#runIfDue();
    });
  }

  /** Uploads what was picked or dropped, if it is one kit. */
  pick(files: readonly File[]): void {
    const picked = pickedFile(files);
    if (!picked) return;
    if ('refusal' in picked) this.refuse(picked.refusal);
    else this.#upload(picked.file);
  }

  refuse(refusal: Refusal): void {
    this.dispatch({ type: 'refuse', refusal });
    this.#options.emit('nh-kit-upload-file', { status: refusalText(refusal) });
  }

  /** Forgets the upload that was broken off, and uploads the file that was picked instead, if one was. */
  forgetHalf(): void {
    const file = this.#other;
    this.#forgetUpload();
    this.dispatch({ type: 'forget' });
    if (file) this.#upload(file);
  }

  /** Has the server fetch a kit. */
  fetch(source: Exclude<KitSource, { kind: 'file' }>): void {
    this.#again = () => this.fetch(source);
    this.#begin(source);
    void this.#work(async (job) => {
      const call = () => fetchKit(source.request, job.call);
      const { upload } = required(await job.persistently(call));
      await openKit(job, upload, source);
      this.#runIfDue();
    });
  }

  /** Imports what was chosen, or goes on with what was started. */
  start(): void {
    this.dispatch({ type: 'start' });
    this.#runIfDue();
  }

  /** Imports all of the kit. */
  applyAll(): void {
    this.dispatch({ type: 'apply-all' });
    this.#runIfDue();
  }

  /** Takes an import back; `edited` says what becomes of documents that were edited since. */
  revert(edited?: 'revert' | 'keep'): void {
    const session = this.#state.session ?? this.#state.last;
    if (!session) return;
    this.#again = () => this.revert(edited);
    this.dispatch({ type: 'revert' });
    if (!edited) this.#options.emit('nh-kit-action', { action: 'Revert' });
    void this.#work(async (job) => {
      const call = () => revertImport(session.session, edited, job.call);
      const answer = await job.persistently(call);
      const documents = answer.error ? editedIn(answer.error) : undefined;
      if (documents) this.dispatch({ type: 'revert', edited: documents });
      else this.dispatch({ type: 'reverted', session: required(answer) });
    });
  }

  /** Does again what has failed; an import that is not any more what this page knows is looked for anew. */
  retry(): void {
    const { error, session } = this.#state;
    this.dispatch({ type: 'dismiss' });
    if (session && (error?.reason === 'not-found' || error?.reason === 'conflict')) {
      this.dispatch({ type: 'reset' });
      this.look();
    } else this.#again?.();
  }

  /** Ends what is under way, and has the server forget it. What is imported already stays. */
  reset(): void {
    const { session } = this.#state;
    this.end();
    this.#forgetUpload();
    if (session?.state === 'opened') void forgetImport(session.session, this.#call());
    dropChoices();
    this.dispatch({ type: 'reset' });
  }

  /** Takes a choice, a dismissal and whatever else needs no call. */
  dispatch(action: ImportAction): void {
    const before = this.#state;
    this.#state = reduceImport(before, action);
    if (this.#state === before) return;
    this.#keep();
    this.#tell(before);
    for (const listener of this.#listeners) listener();
  }

  /** Stops the job; what it has done stays, and another visit goes on with it. */
  end(): void {
    this.#job?.abort();
    this.#job = undefined;
  }

  #upload(file: File): void {
    const source: KitSource = { kind: 'file', name: file.name };
    this.#again = () => this.#upload(file);
    this.#other = undefined;
    this.#begin(source);
    void this.#work(async (job) => {
      const upload = await this.#sent(job, file);
      if (upload === undefined) this.#other = file;
      else {
        await openKit(job, upload, source);
        this.#runIfDue();
      }
    });
  }

  #begin(source: KitSource): void {
    if (this.#options.appliesAll()) this.dispatch({ type: 'apply-all' });
    this.dispatch({ type: 'upload', source });
  }

  async #sent(job: Job, file: File): Promise<string | undefined> {
    try {
      return await uploadFile(job, file);
    } catch (cause) {
      if (!(cause instanceof DOMException) || job.call.signal.aborted) throw cause;
      this.refuse({ kind: 'unreadable', name: file.name });
      return undefined;
    }
  }

  /** Runs the import, where that is its step. */
  #runIfDue(): void {
    const { status, session, choices } = this.#state;
    if (status !== 'IMPORTING' || !session) return;
    this.#again = () => this.start();
    if (session.state === 'opened') this.#tellOfStart();
    void this.#work((job) => runImport(job, session, choices));
  }

  async #work(act: (job: Job) => Promise<void>): Promise<void> {
    this.end();
    const own = new AbortController();
    const { signal } = own;
    this.#job = own;
    const dispatch = (action: ImportAction): void => {
      if (!signal.aborted) this.dispatch(action);
    };
    const onPause = (isPaused: boolean): void => dispatch({ type: isPaused ? 'pause' : 'resume' });
    const { network } = this.#options;
    try {
      await act({
        call: { ...this.#call(), signal },
        persistently: (call) => persistently(call, { network, signal, onPause }),
        dispatch,
      });
    } catch (cause) {
      if (!signal.aborted) this.#fail(errorOf(cause));
    }
  }

  #call(): { readonly timeout: number } {
    return { timeout: this.#options.timeout() };
  }

  #fail(error: KitError): void {
    const { status } = this.#state;
    const { emit } = this.#options;
    this.dispatch({ type: 'failed', error });
    if (status === 'UPLOADING') emit('nh-kit-upload-file', { status: error.message });
    if (status === 'IMPORTING') emit('nh-kit-import-status', { error: error.message });
  }

  #tellOfStart(): void {
    const { emit } = this.#options;
    const detail = startDetail(this.#state);
    emit('nh-kit-action', {
      action: isFromLibrary(this.#state.source) ? 'Import from Library' : 'Import',
    });
    if (detail) emit('nh-kit-import-start', detail);
  }

  /** Before anybody draws, so that the page hears of a step's end before it hears of the next one's place. */
  #tell({ status: former }: ImportState): void {
    const { status, session } = this.#state;
    const { emit } = this.#options;
    if (former === 'UPLOADING' && session) emit('nh-kit-upload-file', { status: 'Success' });
    if (former === 'IMPORTING' && status === 'COMPLETED') emit('nh-kit-import-status', {});
  }

  #keep(): void {
    const { status, session, choices, editing, source } = this.#state;
    if (status === 'COMPLETED') dropChoices();
    else if (session) keepChoices(session.session, { choices, editing, source });
  }

  #forgetUpload(): void {
    const half = keptUpload();
    this.#other = undefined;
    keepUpload(undefined);
    if (half) void forgetUpload(half.upload, this.#call());
  }
}

/** The documents for which a revert waits; undefined where it failed for another reason. */
function editedIn({ reason, data }: KitError): readonly EditedDocument[] | undefined {
  if (reason !== 'conflict') return undefined;
  const { success, data: found } = editedSince.safeParse(data);
  return success && found.edited.length > 0 ? found.edited : undefined;
}

function errorOf(cause: unknown): KitError {
  if (cause instanceof KitFailure) return cause.error;
  logError('<nh-kit-import>:', cause);
  return { code: 'general', message: String(cause) };
}
