import type { Emit } from '../../../core/element/contract';
import {
  beginConnect,
  type CallOptions,
  endConnection,
  fetchConnection,
  takeBack,
} from '../libraries/calls';
import type { ReturnOutcome } from '../libraries/return-trip';
import type { KitAnswer, KitError } from '../rest';
import { deleteKit, fetchKits } from './calls';
import type { KeptPlace } from './kept';
import type { events } from './kit-library.element';
import { type KitQuery, pageCount } from './query';
import { firstState, reduceLibrary } from './reduce';
import { type Asked, type KitLibraryAction, type KitLibraryState, screenOf } from './state';
import { Uploads } from './upload/uploads';

/** What the library needs from around it. */
export interface StoreOptions {
  readonly kept: KeptPlace;
  readonly pageSize: () => number;
  /** Milliseconds that a call may take. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
  /** Has the browser leave the page. */
  readonly goTo: (address: string) => void;
}

/** Milliseconds of quiet after which what was typed is searched for. */
const TYPING = 300;

/** A library of kits, and what it does. */
export class KitLibraryStore {
  readonly uploads: Uploads;
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #state: KitLibraryState;
  /** Of the element's time in the page. */
  #life = new AbortController();
  #listing = new AbortController();
  #typing: ReturnType<typeof setTimeout> | undefined;
  #outcome: ReturnOutcome | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.#state = firstState(options.kept.read().query);
    this.uploads = new Uploads({
      quota: () => this.#state.connection?.account?.quota,
      call: () => this.#call(),
      show: (upload) => this.dispatch({ type: 'upload', upload }),
      refused: (error) => this.#uploadRefused(error),
      arrived: ({ title }) => {
        this.dispatch({ type: 'notice', notice: { kind: 'added', title } });
        this.#changed();
      },
      cancelled: () => this.#changed(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): KitLibraryState => this.#state;

  /** Takes what needs no call. */
  dispatch(action: KitLibraryAction): void {
    const { query } = this.#state;
    this.#state = reduceLibrary(this.#state, action);
    if (this.#state.query !== query) this.#options.kept.keepQuery(this.#state.query);
    for (const listener of this.#listeners) listener();
  }

  /** Asks who is connected, and for the kits. @param outcome where the person comes back from connecting */
  begin(outcome?: ReturnOutcome): void {
    this.#life = new AbortController();
    this.#outcome = outcome;
    if (outcome && outcome !== 'connected') {
      this.dispatch({ type: 'notice', notice: { kind: outcome } });
    }
    const { deleting } = this.#state;
    // What was under way when the element left the page: nobody has heard the answer.
    if (deleting?.isRunning) this.dispatch({ type: 'ask', kit: deleting.kit });
    this.uploads.resume();
    void this.#load();
  }

  /** Ends all calls. */
  end(): void {
    clearTimeout(this.#typing);
    this.#life.abort();
  }

  /** Looks again whether somebody is connected, where the person may have done so in another tab. */
  refresh(): void {
    const screen = screenOf(this.#state);
    if (screen === 'connect' || screen === 'upgrade') void this.#load();
  }

  /** Goes to connect an account. @param returnTo the path to come back to */
  connect(returnTo: string): void {
    if (this.#state.isConnecting) return;
    const { emit, goTo } = this.#options;
    emit('nh-library-connect', { library: 'kits' });
    this.dispatch({ type: 'connecting', isOn: true });
    void this.#ask('connect', beginConnect(returnTo, this.#call()), ({ url }) => goTo(url));
  }

  /** Ends the connection. */
  disconnect(): void {
    this.dispatch({ type: 'dismiss' });
    void this.#ask('disconnect', endConnection(this.#call()), () => {
      this.#listing.abort();
      this.uploads.end();
      this.dispatch({ type: 'disconnected' });
      this.#options.kept.forget();
    });
  }

  /** Looks for other kits as soon as nothing more is typed. */
  search(search: string): void {
    this.dispatch({ type: 'query', changes: { search } });
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.#list(), TYPING);
  }

  /** Looks for other kits at once. */
  show(changes: Partial<KitQuery>): void {
    this.dispatch({ type: 'query', changes });
    void this.#list();
  }

  /** Deletes the kit that the person was asked about. */
  async delete(): Promise<void> {
    const { deleting } = this.#state;
    if (!deleting || deleting.isRunning) return;
    const { kit } = deleting;
    if (!deleting.error) this.#options.emit('nh-kit-library-delete', { kitCloudId: kit.id });
    this.dispatch({ type: 'deleting' });
    await this.#answered(deleteKit(kit.id, this.#call()), ({ value, error }) => {
      if (error && this.#isLost(error)) return;
      // Somebody was quicker: it is gone, as was wanted.
      if (error && error.code !== 'library-not-found') {
        this.dispatch({ type: 'not-deleted', error });
        return;
      }
      this.dispatch({ type: 'deleted', undo: value?.undo });
      this.#changed();
    });
  }

  /** Brings the last deleted kit back. */
  undo(): void {
    const { undo } = this.#state;
    if (!undo) return;
    this.dispatch({ type: 'dismiss' });
    void this.#ask('undo', takeBack(undo.id, this.#call()), () => {
      this.dispatch({ type: 'undone', title: undo.title });
      this.#changed();
    });
  }

  /** Does again what has failed. */
  retry(returnTo: string): void {
    const { failure } = this.#state;
    this.dispatch({ type: 'dismiss' });
    if (failure?.of === 'account') void this.#load();
    if (failure?.of === 'connect') this.connect(returnTo);
    if (failure?.of === 'disconnect') this.disconnect();
    if (failure?.of === 'list') void this.#list();
    if (failure?.of === 'undo') this.undo();
  }

  /** Asks again by itself, where only the connection was missing. */
  retryOnline(): void {
    const { failure } = this.#state;
    if (failure?.error.reason !== 'offline') return;
    if (failure.of === 'account' || failure.of === 'list') this.retry('');
  }

  async #load(): Promise<void> {
    this.dispatch({ type: 'dismiss' });
    await this.#ask('account', fetchConnection(this.#call()), (connection) => {
      this.dispatch({ type: 'connection', connection });
      if (!connection.account) return;
      this.#tellOfReturn();
      if (screenOf(this.#state) === 'list') void this.#list();
    });
  }

  #tellOfReturn(): void {
    if (this.#outcome !== 'connected') return;
    this.#outcome = undefined;
    this.dispatch({ type: 'notice', notice: { kind: 'connected' } });
    this.#options.emit('nh-library-connected', { library: 'kits' });
  }

  async #list(): Promise<void> {
    clearTimeout(this.#typing);
    // An answer that comes late is of another search.
    this.#listing.abort();
    this.#listing = new AbortController();
    const call = this.#call(this.#listing.signal);
    const { query } = this.#state;
    const pageSize = this.#options.pageSize();
    this.dispatch({ type: 'listing' });
    await this.#ask('list', fetchKits(query, pageSize, call), (list) => {
      this.dispatch({ type: 'list', list });
      const last = pageCount(list.total, pageSize);
      // The kits of this page have been deleted meanwhile.
      if (query.page > last) this.show({ page: last });
    });
  }

  /** What the account holds is something else now. */
  #changed(): void {
    void this.#list();
    // Where the quota cannot be had now, the bar is of before.
    void this.#answered(fetchConnection(this.#call()), ({ value, error }) => {
      if (value) this.dispatch({ type: 'connection', connection: value });
      else if (error) this.#isLost(error);
    });
  }

  #uploadRefused(error: KitError): void {
    if (this.#isLost(error)) return;
    const isFull = error.code === 'insufficient-quota' || error.code === 'library-upgrade-required';
    if (isFull) this.#changed();
  }

  async #ask<T>(of: Asked, call: Promise<KitAnswer<T>>, take: (value: T) => void): Promise<void> {
    await this.#answered(call, (answer) => {
      if (!answer.error) take(answer.value);
      else if (!this.#isLost(answer.error))
        this.dispatch({ type: 'fail', of, error: answer.error });
    });
  }

  /** Of calls that were ended nothing more is heard. */
  async #answered<T>(
    call: Promise<KitAnswer<T>>,
    take: (answer: KitAnswer<T>) => void,
  ): Promise<void> {
    const { signal } = this.#life;
    const answer = await call.catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') return undefined;
      throw cause;
    });
    if (answer && !signal.aborted) take(answer);
  }

  /** Goes back to the screen on which an account is connected, where that is what was wrong. */
  #isLost(error: KitError): boolean {
    if (error.code !== 'library-not-connected') return false;
    this.#listing.abort();
    this.dispatch({ type: 'lost' });
    this.uploads.end();
    return true;
  }

  #call(signal?: AbortSignal): CallOptions & { readonly signal: AbortSignal } {
    const { signal: life } = this.#life;
    return {
      signal: signal ? AbortSignal.any([life, signal]) : life,
      timeout: this.#options.timeout(),
    };
  }
}
