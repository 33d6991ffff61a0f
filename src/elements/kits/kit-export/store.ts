import type { Emit } from '../../../core/element/contract';
import { fetchSiteContents, type KitAnswer, type KitError } from '../rest';
import type { ExportSession } from '../wire/export';
import { beginExport, type CallOptions, fetchExport, forgetExport, runExportStep } from './calls';
import type { Kept } from './kept';
import type { events } from './kit-export.element';
import { emptyDraft, reduceExport } from './reduce';
import { exportRequestOf, startDetail } from './request';
import { runExport } from './run';
import type { ExportAction, ExportState } from './state';

/** What the export needs from around it. */
export interface StoreOptions {
  readonly kept: Kept;
  /** The name that a new kit begins with. */
  readonly name: string;
  /** Milliseconds that a call may take. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
}

/** An export and what it does: one job at a time, and beside it the question what the site holds. */
export class ExportStore {
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: ExportState;
  /** Of the element's time in the page. */
  #life = new AbortController();
  #job: AbortController | undefined;
  #isLoading = false;

  constructor(options: StoreOptions) {
    this.#options = options;
    const draft = options.kept.draft() ?? emptyDraft(options.name);
    // After a reload in the middle the form is not shown for a moment.
    const run = options.kept.session() === undefined ? undefined : {};
    this.#state = { draft, run, isTried: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ExportState => this.#state;

  /** Takes what needs no call. */
  dispatch(action: ExportAction): void {
    const before = this.#state;
    this.#state = reduceExport(before, action);
    if (this.#state.draft !== before.draft) this.#options.kept.keepDraft(this.#state.draft);
    for (const listener of this.#listeners) listener();
  }

  /** Asks what the site holds, and goes on with this tab's export if there is one. */
  begin(): void {
    this.#life = new AbortController();
    this.#resume();
    void this.#load();
  }

  /** Ends all calls; what is under way is gone on with when the element returns. */
  end(): void {
    this.#life.abort();
  }

  /** Starts the export of what is chosen. */
  start(): void {
    const { draft, site } = this.#state;
    const { emit } = this.#options;
    emit('nh-kit-action', { action: 'Export' });
    emit('nh-kit-export-start', startDetail(draft, site));
    this.#run();
  }

  /** Does again what has failed, from where it stopped. */
  retry(): void {
    const { error, run } = this.#state;
    const isGone = error?.reason === 'not-found';
    this.dispatch({ type: 'dismiss' });
    if (!run) void this.#load();
    // The server has it no more: what to export anew is the person's to say.
    else if (isGone) this.#stop();
    else if (this.#options.kept.session() !== undefined) this.#resume();
    else this.#run();
  }

  /** The same by itself, where only the connection was missing. */
  retryOnline(): void {
    if (this.#state.error?.reason === 'offline') this.retry();
  }

  /** Takes an export back, or an error away; all that was typed and chosen stays. */
  cancel(): void {
    const { kept, timeout } = this.#options;
    if (!this.#state.run) {
      this.dispatch({ type: 'dismiss' });
      return;
    }
    const session = kept.session();
    this.#stop();
    // What cannot be forgotten now the server forgets in time.
    if (session !== undefined) void forgetExport(session, { timeout: timeout() });
  }

  /** Begins another kit. The one that is made stays on the server for as long as that keeps it. */
  startOver(): void {
    const { kept, name } = this.#options;
    this.#stop();
    this.dispatch({ type: 'reset', draft: emptyDraft(name) });
    kept.dropDraft();
  }

  #stop(): void {
    this.#job?.abort();
    this.#options.kept.keepSession(undefined);
    this.dispatch({ type: 'stop' });
    void this.#load();
  }

  async #load(): Promise<void> {
    if (this.#state.site || this.#isLoading) return;
    const { signal } = this.#life;
    this.#isLoading = true;
    try {
      const { value, error } = await fetchSiteContents(this.#call(signal));
      if (value) this.dispatch({ type: 'site', site: value });
      // The screen of a run does without it, and has errors of its own.
      else if (!this.#state.run) this.dispatch({ type: 'fail', error });
    } catch {
      // The element has left the page, and asks again when it returns.
    } finally {
      this.#isLoading = false;
    }
  }

  #resume(): void {
    const session = this.#options.kept.session();
    if (session !== undefined) void this.#work((call) => fetchExport(session, call));
  }

  #run(): void {
    this.dispatch({ type: 'run' });
    void this.#work((call) => beginExport(exportRequestOf(this.#state.draft), call));
  }

  /** Opens an export and takes its steps; an earlier job is ended, and says nothing more. */
  async #work(open: (call: CallOptions) => Promise<KitAnswer<ExportSession>>): Promise<void> {
    this.#job?.abort();
    this.#job = new AbortController();
    const signal = AbortSignal.any([this.#life.signal, this.#job.signal]);
    const call = this.#call(signal);
    try {
      const { value, error } = await open(call);
      const stopped = error ?? (await this.#takeSteps(value, call));
      if (stopped) this.dispatch({ type: 'fail', error: stopped });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  }

  async #takeSteps(begun: ExportSession, call: CallOptions): Promise<KitError | undefined> {
    const { kept } = this.#options;
    kept.keepSession(begun.session);
    this.dispatch({ type: 'run', session: begun });
    const stopped = await runExport(begun, {
      step: (session, runner) => runExportStep(session, runner, call),
      progressed: (session) => this.dispatch({ type: 'run', session }),
    });
    if (!stopped && begun.state !== 'completed') this.#tellOfEnd();
    return stopped;
  }

  #tellOfEnd(): void {
    const { run, draft } = this.#state;
    // The next visit is another kit's.
    this.#options.kept.dropDraft();
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
