import type { ApiError } from '../../../api/client';
import { type EditedDocument, editedSince } from '../../../api/kits/import';
import { logError } from '../../../core/dom/log';
import type { Emit } from '../../../core/element/contract';
import { Store } from '../../../core/state/store';
import { fetchKit, forgetImport, forgetUpload } from './calls';
import { findEarlierVisit, openKit } from './earlier-visit';
import { KitFailure, required } from './failure';
import type { Job } from './job';
import type { events } from './kit-import.element';
import { refusalText } from './messages';
import type { Network } from './network';
import { reduce } from './reduce';
import { revertWhole, runImport } from './run';
import { removeChoices, saveChoices } from './saved-choices';
import { isFromLibrary, type KitSource } from './source';
import { startDetail } from './start-detail';
import { type ImportEvent, type ImportState, pendingImport } from './state';
import { savedUpload, saveUpload } from './upload/half-upload';
import { pickedFile, type Refusal } from './upload/picked-file';
import { uploadFile } from './upload/upload-file';
import { withRetries } from './with-retries';

/** The dependencies of the store. */
export interface StoreOptions {
  readonly network: Network;
  /** Time limit of a request, in milliseconds. */
  readonly timeout: () => number;
  /** Whether the complete kit is imported, without the selection step. */
  readonly appliesAll: () => boolean;
  readonly emit: Emit<typeof events>;
}

/** An import and its effects: runs one job at a time; a new job aborts the one before. */
export class ImportStore extends Store<ImportState, ImportEvent> {
  readonly #options: StoreOptions;
  #job: AbortController | undefined;
  /** Runs the last job again. */
  #retryJob: (() => void) | undefined;
  /** A chosen file that is not the one of the interrupted upload. */
  #replacement: File | undefined;

  constructor(options: StoreOptions) {
    super(reduce, pendingImport);
    this.#options = options;
  }

  /**
   * Checks for an earlier visit, and resumes it.
   *
   * @param hasImports whether the server may know an import of the account
   */
  check(hasImports = true): void {
    this.#retryJob = () => this.check(hasImports);
    this.dispatch({ type: 'check' });
    void this.#work(async (job) => {
      await findEarlierVisit(job, hasImports);
      this.#runIfStarted();
    });
  }

  /** Uploads a chosen or dropped file, if it is a single zip file. */
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

  /** Discards the interrupted upload, and uploads the file that was chosen instead, if any. */
  forgetHalf(): void {
    const file = this.#replacement;
    this.#forgetUpload();
    this.dispatch({ type: 'forget' });
    if (file) this.#upload(file);
  }

  /** Lets the server download a kit. */
  fetch(source: Exclude<KitSource, { kind: 'file' }>): void {
    this.#retryJob = () => this.fetch(source);
    this.#begin(source);
    void this.#work(async (job) => {
      const call = () => fetchKit(source.request, job.call);
      const { upload } = required(await job.withRetries(call));
      await openKit(job, upload, source);
      this.#runIfStarted();
    });
  }

  /** Starts the import of the selection, or continues a started one. */
  start(): void {
    this.dispatch({ type: 'start' });
    this.#runIfStarted();
  }

  /** Imports the complete kit. */
  applyAll(): void {
    this.dispatch({ type: 'apply-all' });
    this.#runIfStarted();
  }

  /** Reverts an import; `edited` decides about documents that were edited since. */
  revert(edited?: 'revert' | 'keep'): void {
    const session = this.state.session ?? this.state.last;
    if (!session) return;
    this.#retryJob = () => this.revert(edited);
    this.dispatch({ type: 'revert' });
    if (!edited) this.#options.emit('nh-kit-action', { action: 'Revert' });
    void this.#work(async (job) => {
      const answer = await revertWhole(job, session.session, edited);
      const documents = answer.error ? editedIn(answer.error) : undefined;
      if (documents) this.dispatch({ type: 'revert', edited: documents });
      else this.dispatch({ type: 'reverted', session: required(answer) });
    });
  }

  /** Retries the failed job; checks for the current import if the server has another state. */
  retry(): void {
    const { error, session } = this.state;
    this.dispatch({ type: 'dismiss' });
    if (session && (error?.reason === 'not-found' || error?.reason === 'conflict')) {
      this.dispatch({ type: 'reset' });
      this.check();
    } else this.#retryJob?.();
  }

  /** Aborts the job, and discards it on the server. Imported content stays. */
  reset(): void {
    const { session } = this.state;
    this.end();
    this.#forgetUpload();
    if (session?.state === 'opened') void forgetImport(session.session, this.#call());
    removeChoices();
    this.dispatch({ type: 'reset' });
  }

  /** Also saves the choices, and emits the events of a step that has ended. */
  override dispatch(event: ImportEvent): void {
    const before = this.state;
    super.dispatch(event);
    if (this.state === before) return;
    this.#saveChoices();
    this.#emitEnd(before);
  }

  /** Aborts the job; a later visit can resume it. */
  end(): void {
    this.#job?.abort();
    this.#job = undefined;
  }

  #upload(file: File): void {
    const source: KitSource = { kind: 'file', name: file.name };
    this.#retryJob = () => this.#upload(file);
    this.#replacement = undefined;
    this.#begin(source);
    void this.#work(async (job) => {
      const upload = await this.#sendFile(job, file);
      if (upload === undefined) this.#replacement = file;
      else {
        await openKit(job, upload, source);
        this.#runIfStarted();
      }
    });
  }

  #begin(source: KitSource): void {
    if (this.#options.appliesAll()) this.dispatch({ type: 'apply-all' });
    this.dispatch({ type: 'upload', source });
  }

  async #sendFile(job: Job, file: File): Promise<string | undefined> {
    try {
      return await uploadFile(job, file);
    } catch (cause) {
      if (!(cause instanceof DOMException) || job.call.signal.aborted) throw cause;
      this.refuse({ kind: 'unreadable', name: file.name });
      return undefined;
    }
  }

  /** Runs the import, if it has started. */
  #runIfStarted(): void {
    const { status, session, choices } = this.state;
    if (status !== 'IMPORTING' || !session) return;
    this.#retryJob = () => this.start();
    if (session.state === 'opened') this.#emitStart();
    void this.#work((job) => runImport(job, session, choices));
  }

  async #work(act: (job: Job) => Promise<void>): Promise<void> {
    this.end();
    const own = new AbortController();
    const { signal } = own;
    this.#job = own;
    const dispatch = (event: ImportEvent): void => {
      if (!signal.aborted) this.dispatch(event);
    };
    const onPause = (isPaused: boolean): void => dispatch({ type: isPaused ? 'pause' : 'resume' });
    const { network } = this.#options;
    try {
      await act({
        call: { ...this.#call(), signal },
        withRetries: (call) => withRetries(call, { network, signal, onPause }),
        dispatch,
      });
    } catch (cause) {
      if (!signal.aborted) this.#fail(errorOf(cause));
    }
  }

  #call(): { readonly timeout: number } {
    return { timeout: this.#options.timeout() };
  }

  #fail(error: ApiError): void {
    const { status } = this.state;
    const { emit } = this.#options;
    this.dispatch({ type: 'failed', error });
    if (status === 'UPLOADING') emit('nh-kit-upload-file', { status: error.message });
    if (status === 'IMPORTING') emit('nh-kit-import-status', { error: error.message });
  }

  #emitStart(): void {
    const { emit } = this.#options;
    const detail = startDetail(this.state);
    emit('nh-kit-action', {
      action: isFromLibrary(this.state.source) ? 'Import from Library' : 'Import',
    });
    if (detail) emit('nh-kit-import-start', detail);
  }

  /** Emits the end of a step. React renders later, so this precedes the event of the next screen. */
  #emitEnd({ status: former }: ImportState): void {
    const { status, session } = this.state;
    const { emit } = this.#options;
    if (former === 'UPLOADING' && session) emit('nh-kit-upload-file', { status: 'Success' });
    if (former === 'IMPORTING' && status === 'COMPLETED') emit('nh-kit-import-status', {});
  }

  #saveChoices(): void {
    const { status, session, choices, editing, source } = this.state;
    if (status === 'COMPLETED') removeChoices();
    else if (session) saveChoices(session.session, { choices, editing, source });
  }

  #forgetUpload(): void {
    const half = savedUpload();
    this.#replacement = undefined;
    saveUpload(undefined);
    if (half) void forgetUpload(half.upload, this.#call());
  }
}

/** The edited documents that a revert needs a decision for; undefined for other errors. */
function editedIn({ reason, data }: ApiError): readonly EditedDocument[] | undefined {
  if (reason !== 'conflict') return undefined;
  const { success, data: detail } = editedSince.safeParse(data);
  return success && detail.edited.length > 0 ? detail.edited : undefined;
}

function errorOf(cause: unknown): ApiError {
  if (cause instanceof KitFailure) return cause.error;
  logError('<nh-kit-import>:', cause);
  return { code: 'general', message: String(cause) };
}
