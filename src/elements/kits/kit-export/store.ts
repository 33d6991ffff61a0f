import { type ApiError, type ApiResult, fetchSiteContents } from '../../../api/client';
import type { ExportSession } from '../../../api/kits/export';
import type { Emit } from '../../../core/element/contract';
import { Store } from '../../../core/state/store';
import { beginExport, type CallOptions, fetchExport, forgetExport, runExportStep } from './calls';
import type { events } from './kit-export.element';
import { emptyDraft, reduce } from './reduce';
import { exportRequestOf, startDetail } from './request';
import { runExport } from './run';
import type { ExportEvent, ExportState } from './state';
import type { ExportStorage } from './storage';

/** The dependencies of the store. */
export interface StoreOptions {
  readonly storage: ExportStorage;
  /** The initial name of a new kit. */
  readonly name: string;
  /** Time limit of a request, in milliseconds. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
}

/** An export and its effects: runs one job at a time, and loads the site's content beside it. */
export class ExportStore extends Store<ExportState, ExportEvent> {
  readonly #options: StoreOptions;
  /** Aborted when the element leaves the page. */
  #life = new AbortController();
  #job: AbortController | undefined;
  #isLoading = false;

  constructor(options: StoreOptions) {
    super(reduce, initialState(options));
    this.#options = options;
  }

  /** Also saves a changed draft. */
  override dispatch(event: ExportEvent): void {
    const { draft } = this.state;
    super.dispatch(event);
    if (this.state.draft !== draft) this.#options.storage.saveDraft(this.state.draft);
  }

  /** Loads the site's content, and resumes this tab's export if there is one. */
  begin(): void {
    this.#life = new AbortController();
    this.#resume();
    void this.#load();
  }

  /** Aborts all requests; a running export resumes when the element returns. */
  end(): void {
    this.#life.abort();
  }

  /** Starts the export of the draft. */
  start(): void {
    const { draft, site } = this.state;
    const { emit } = this.#options;
    emit('nh-kit-action', { action: 'Export' });
    emit('nh-kit-export-start', startDetail(draft, site));
    this.#run();
  }

  /** Retries the failed request, and continues from there. */
  retry(): void {
    const { error, run } = this.state;
    const isGone = error?.reason === 'not-found';
    this.dispatch({ type: 'dismiss' });
    if (!run) void this.#load();
    // The server no longer has the export: the user decides on a new one.
    else if (isGone) this.#stop();
    else if (this.#options.storage.session() !== undefined) this.#resume();
    else this.#run();
  }

  /** Retries automatically after an offline error. */
  retryOnline(): void {
    if (this.state.error?.reason === 'offline') this.retry();
  }

  /** Cancels an export, or dismisses an error; the draft stays. */
  cancel(): void {
    const { storage, timeout } = this.#options;
    if (!this.state.run) {
      this.dispatch({ type: 'dismiss' });
      return;
    }
    const session = storage.session();
    this.#stop();
    // If this fails, the server removes the export after some time.
    if (session !== undefined) void forgetExport(session, { timeout: timeout() });
  }

  /** Starts another kit. The exported kit stays on the server until it expires there. */
  startOver(): void {
    const { storage, name } = this.#options;
    this.#stop();
    this.dispatch({ type: 'reset', draft: emptyDraft(name) });
    storage.removeDraft();
  }

  #stop(): void {
    this.#job?.abort();
    this.#options.storage.saveSession(undefined);
    this.dispatch({ type: 'stop' });
    void this.#load();
  }

  async #load(): Promise<void> {
    if (this.state.site || this.#isLoading) return;
    const { signal } = this.#life;
    this.#isLoading = true;
    try {
      const { value, error } = await fetchSiteContents(this.#call(signal));
      if (value) this.dispatch({ type: 'site', site: value });
      // The screen of a run does not need the content, and has errors of its own.
      else if (!this.state.run) this.dispatch({ type: 'fail', error });
    } catch {
      // The element has left the page, and loads the content when it returns.
    } finally {
      this.#isLoading = false;
    }
  }

  #resume(): void {
    const session = this.#options.storage.session();
    if (session !== undefined) void this.#work((call) => fetchExport(session, call));
  }

  #run(): void {
    this.dispatch({ type: 'run' });
    void this.#work((call) => beginExport(exportRequestOf(this.state.draft), call));
  }

  /** Opens an export and runs its steps; aborts the job before. */
  async #work(open: (call: CallOptions) => Promise<ApiResult<ExportSession>>): Promise<void> {
    this.#job?.abort();
    this.#job = new AbortController();
    const signal = AbortSignal.any([this.#life.signal, this.#job.signal]);
    const call = this.#call(signal);
    try {
      const { value, error } = await open(call);
      const stopped = error ?? (await this.#runSteps(value, call));
      if (stopped) this.dispatch({ type: 'fail', error: stopped });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  }

  async #runSteps(begun: ExportSession, call: CallOptions): Promise<ApiError | undefined> {
    const { storage } = this.#options;
    storage.saveSession(begun.session);
    this.dispatch({ type: 'run', session: begun });
    const stopped = await runExport(begun, {
      step: (session, runner) => runExportStep(session, runner, call),
      progressed: (session) => this.dispatch({ type: 'run', session }),
    });
    if (!stopped && begun.state !== 'completed') this.#emitEnd();
    return stopped;
  }

  #emitEnd(): void {
    const { run, draft } = this.state;
    // The next visit starts another kit.
    this.#options.storage.removeDraft();
    if (!run?.session?.summary) return;
    const { session, summary } = run.session;
    const { fileName, size, cloud } = summary;
    const target = cloud ? 'cloud' : draft.target;
    this.#options.emit('nh-kit-export-done', { session, target, fileName, size });
  }

  #call(signal: AbortSignal): CallOptions {
    return { signal, timeout: this.#options.timeout() };
  }
}

function initialState({ storage, name }: StoreOptions): ExportState {
  const draft = storage.draft() ?? emptyDraft(name);
  // A saved session shows the screen of the run at once, instead of the form, after a reload.
  const run = storage.session() === undefined ? undefined : {};
  return { draft, run, isTried: false };
}
