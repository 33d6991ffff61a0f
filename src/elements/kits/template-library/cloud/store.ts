import type { Emit } from '../../../../core/element/contract';
import {
  beginConnect,
  type CallOptions,
  endConnection,
  fetchConnection,
} from '../../libraries/calls';
import type { Undoable } from '../../libraries/listing';
import type { QuotaLevel } from '../../libraries/quota-bar/quota-level';
import type { ReturnOutcome } from '../../libraries/return-trip';
import type { Connection } from '../../libraries/wire/account';
import type { Folder } from '../../libraries/wire/folder';
import type { KitAnswer, KitError } from '../../rest';
import { failedCall } from '../../rest/kit-error';
import { createFolder, deleteFolder, fetchFolders, renameFolder } from '../calls';
import type { events } from '../template-library.events';
import { type Change, OtherTabs } from './other-tabs';
import { firstCloud, reduceCloud } from './reduce';
import {
  type CloudAction,
  type CloudAsked,
  type CloudState,
  type CloudView,
  isOpen,
  type KeptCloud,
  type OpenFolder,
} from './state';

/** Why the Cloud tab's templates have to be fetched anew. */
export type Relist =
  /** The account is here, for the first time or again: what was looked for and chosen holds on. */
  | 'arrived'
  /** Another folder is open, or another account's library. */
  | 'moved'
  /** The same templates may have become others. */
  | 'changed';

/** What the cloud library needs from around it. */
export interface CloudOptions {
  /** What it begins with: the folder that was open, and whose it was. */
  readonly kept?: KeptCloud;
  /** Milliseconds that a call may take. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof events>;
  /** Has the browser leave the page. */
  readonly goTo: (address: string) => void;
  readonly relist: (why: Relist) => void;
  /** Another tab has changed the site's templates. */
  readonly siteChanged: () => void;
  /** Takes a deleted folder, which can be brought back. */
  readonly undoable: (done: Undoable) => void;
}

/** The account, its folders and its quota: all of the cloud library but its templates. */
export class CloudStore {
  readonly #options: CloudOptions;
  readonly #listeners = new Set<() => void>();
  readonly #tabs = new OtherTabs();
  #state: CloudState;
  /** Of the element's time in the page. */
  #life = new AbortController();
  /** Of the last look at what others have changed. */
  #look = new AbortController();
  #outcome: ReturnOutcome | undefined;
  /** Levels of the quota that were told since the library was opened. */
  #told = new Set<QuotaLevel>();

  constructor(options: CloudOptions) {
    this.#options = options;
    this.#state = firstCloud(options.kept);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): CloudState => this.#state;

  /** Asks who is connected. @param outcome how the way to the library has ended, where the person comes back from it */
  begin(outcome?: ReturnOutcome): void {
    this.#life = new AbortController();
    this.#told = new Set();
    this.#outcome = outcome;
    this.#tabs.open((what) => this.#changedElsewhere(what));
    if (outcome && outcome !== 'connected') {
      this.#dispatch({ type: 'notice', notice: { kind: outcome } });
    }
    void this.#load();
  }

  /** Ends all calls. */
  end(): void {
    this.#life.abort();
    this.#tabs.close();
  }

  /** Looks again, since much may have happened elsewhere. What cannot be had stays as it was. */
  refresh(): void {
    const { connection, failure } = this.#state;
    if (!connection || failure) return;
    void this.#answered(fetchConnection(this.#lookCall()), ({ value, error }) => {
      if (error) this.refused(error);
      else this.#connected(value);
    });
  }

  /** To be called when the cloud library was changed from here. */
  changed(): void {
    this.#tabs.tell('cloud');
    this.#lookAgain();
  }

  /** To be called when the site's templates were changed from here. */
  siteChanged(): void {
    this.#tabs.tell('site');
  }

  /**
   * To be told of each error of a call to the cloud library.
   *
   * @returns whether the account is lost; the Cloud tab says so then, and how to go on
   */
  refused({ code }: KitError): boolean {
    if (code === 'library-not-connected') this.#lost();
    // It is fuller, smaller or has fewer folders than was known here: another tab was quicker.
    const isOld =
      code === 'insufficient-quota' ||
      code === 'library-upgrade-required' ||
      code === 'library-folder-not-found';
    if (isOld) this.#lookAgain();
    return code === 'library-not-connected';
  }

  /** Goes to connect an account. @param returnTo the path to come back to */
  connect(returnTo: string): void {
    if (this.#state.isConnecting) return;
    const { emit, goTo } = this.#options;
    emit('nh-library-connect', { library: 'templates' });
    this.#dispatch({ type: 'connecting' });
    void this.#ask('connect', beginConnect(returnTo, this.#call()), ({ url }) => goTo(url));
  }

  /** Ends the connection. */
  disconnect(): void {
    this.#dispatch({ type: 'dismiss' });
    void this.#ask('disconnect', endConnection(this.#call()), () => {
      this.#dispatch({ type: 'disconnected' });
      this.#tabs.tell('account');
      this.#options.relist('moved');
    });
  }

  /** Shows a folder, those outside of folders, or all. */
  open(view: CloudView): void {
    const isOutside = view === 'outside';
    const folder = typeof view === 'string' ? null : { id: view.id, name: view.name };
    const before = this.#state;
    if (folder?.id === before.folder?.id && isOutside === before.isOutside) return;
    this.#dispatch({ type: 'open', folder, isOutside });
    this.#options.relist('moved');
  }

  /** Makes a folder. */
  async makeFolder(name: string): Promise<KitAnswer<Folder>> {
    const answer = await this.#tried(createFolder(name, this.#call()));
    if (answer.value) {
      this.#options.emit('nh-template-folder-create', {});
      this.#dispatch({ type: 'folder-made', folder: answer.value });
      this.#tabs.tell('cloud');
    }
    return answer;
  }

  /** Gives a folder another name. */
  async renameFolder(id: string, name: string): Promise<KitError | undefined> {
    const { value, error } = await this.#tried(renameFolder(id, name, this.#call()));
    if (value) {
      this.#options.emit('nh-template-rename', { source: 'cloud' });
      this.#dispatch({ type: 'folder-renamed', folder: value });
      this.#tabs.tell('cloud');
    }
    return error;
  }

  /** Deletes a folder with what is in it. */
  async deleteFolder({ id, name }: OpenFolder): Promise<KitError | undefined> {
    const { value, error } = await this.#tried(deleteFolder(id, this.#call()));
    // Somebody was quicker: it is gone, as was wanted.
    if (error && error.code !== 'library-folder-not-found') return error;
    const { emit, undoable, relist } = this.#options;
    const wasOpen = this.#state.folder?.id === id;
    this.#dispatch({ type: 'folder-deleted', id });
    if (value) {
      emit('nh-template-deleted', { library: 'cloud', itemType: 'folder' });
      const { undo } = value;
      if (undo) undoable({ undo, library: 'cloud', action: 'delete', count: 1, title: name });
      this.changed();
    }
    relist(wasOpen ? 'moved' : 'changed');
    return undefined;
  }

  /** Tells the page of a level of the quota bar that is seen, once while the library is open. */
  tellQuota(level: Exclude<QuotaLevel, 'normal'>): void {
    if (this.#told.has(level)) return;
    this.#told.add(level);
    this.#options.emit('nh-library-quota', { library: 'templates', level });
  }

  /** Tells the page that the person goes to upgrade the plan. @param position the place of the link */
  tellUpgrade(position: string): void {
    const { plan = 'none' } = this.#state.connection?.account ?? {};
    this.#options.emit('nh-template-upgrade', { subscription: plan, position });
  }

  /** Fetches the folders. */
  loadFolders(): void {
    this.#dispatch({ type: 'dismiss' });
    void this.#ask('folders', fetchFolders(this.#call()), ({ folders }) => this.#listed(folders));
  }

  /** Does again what has failed. */
  retry(returnTo: string): void {
    const { failure } = this.#state;
    this.#dispatch({ type: 'dismiss' });
    if (failure?.of === 'account') void this.#load();
    if (failure?.of === 'connect') this.connect(returnTo);
    if (failure?.of === 'disconnect') this.disconnect();
    if (failure?.of === 'folders') this.loadFolders();
  }

  /** Asks again by itself, where only the network was missing. */
  retryOnline(): void {
    const { failure } = this.#state;
    if (failure?.error.reason !== 'offline') return;
    if (failure.of === 'account' || failure.of === 'folders') this.retry('');
  }

  /** Takes the notice away. */
  dismiss(): void {
    this.#dispatch({ type: 'notice', notice: undefined });
  }

  async #load(): Promise<void> {
    this.#dispatch({ type: 'dismiss' });
    await this.#ask('account', fetchConnection(this.#call()), (connection) => {
      this.#connected(connection);
      if (connection.account) this.#tellOfReturn();
    });
  }

  #tellOfReturn(): void {
    if (this.#outcome !== 'connected') return;
    this.#outcome = undefined;
    if (!this.#state.notice) this.#dispatch({ type: 'notice', notice: { kind: 'connected' } });
    this.#options.emit('nh-library-connected', { library: 'templates' });
    this.#tabs.tell('account');
  }

  /** Takes who is connected now. */
  #connected(connection: Connection): void {
    const before = this.#state;
    if (isOpen(before) && !connection.account) {
      this.#lost();
      return;
    }
    this.#dispatch({ type: 'connection', connection });
    if (!isOpen(this.#state)) return;
    this.loadFolders();
    const isOther = before.owner !== undefined && before.owner !== this.#state.owner;
    if (isOther) this.#options.relist('moved');
    else this.#options.relist(isOpen(before) ? 'changed' : 'arrived');
  }

  #lost(): void {
    this.#dispatch({ type: 'lost' });
  }

  #changedElsewhere(what: Change): void {
    if (what === 'site') this.#options.siteChanged();
    else this.refresh();
  }

  /** Folders and quota as they are now; where they cannot be had, those of before are shown. */
  #lookAgain(): void {
    if (!isOpen(this.#state)) return;
    const call = this.#lookCall();
    void this.#answered(fetchConnection(call), ({ value, error }) => {
      if (value) this.#dispatch({ type: 'connection', connection: value });
      else if (error) this.refused(error);
    });
    void this.#answered(fetchFolders(call), ({ value, error }) => {
      if (value) this.#listed(value.folders);
      else if (error) this.refused(error);
    });
  }

  #listed(folders: readonly Folder[]): void {
    const { folder } = this.#state;
    this.#dispatch({ type: 'folders', folders });
    if (folder && !this.#state.folder) this.#options.relist('moved');
  }

  async #ask<T>(
    of: CloudAsked,
    call: Promise<KitAnswer<T>>,
    take: (value: T) => void,
  ): Promise<void> {
    await this.#answered(call, (answer) => {
      if (!answer.error) take(answer.value);
      else if (!this.refused(answer.error)) {
        this.#dispatch({ type: 'fail', of, error: answer.error });
      }
    });
  }

  /** A call whose answer a dialog waits for, which is gone when the element is. */
  async #tried<T>(call: Promise<KitAnswer<T>>): Promise<KitAnswer<T>> {
    const { signal } = this.#life;
    try {
      const answer = await call;
      if (answer.error) this.refused(answer.error);
      return answer;
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return { error: failedCall('offline', 'The library was closed') };
    }
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

  #dispatch(action: CloudAction): void {
    this.#state = reduceCloud(this.#state, action);
    for (const listener of this.#listeners) listener();
  }

  /** An answer to an earlier look would be of before. */
  #lookCall(): CallOptions {
    this.#look.abort();
    this.#look = new AbortController();
    const { signal, timeout } = this.#call();
    return { signal: AbortSignal.any([signal, this.#look.signal]), timeout };
  }

  #call(): CallOptions & { readonly signal: AbortSignal } {
    return { signal: this.#life.signal, timeout: this.#options.timeout() };
  }
}
