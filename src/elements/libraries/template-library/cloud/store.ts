import type { ApiError, ApiResult } from '../../../../api/client';
import { transportError } from '../../../../api/client/api-error';
import type { Connection } from '../../../../api/libraries/account';
import type { BulkAnswer } from '../../../../api/libraries/bulk';
import type { Folder } from '../../../../api/libraries/folder';
import type { Emit } from '../../../../core/element/contract';
import { Store } from '../../../../core/state/store';
import { Account, type AccountOwner, type LibraryOptions } from '../../account/account';
import { type CallOptions, fetchConnection } from '../../account/calls';
import type { QuotaLevel } from '../../account/quota-bar/quota-level';
import type { ReturnOutcome } from '../../account/return-trip';
import { createFolder, deleteFolder, fetchFolders, renameFolder } from '../calls';
import type { events } from '../template-library.events';
import { type Change, OtherTabs } from './other-tabs';
import { initialCloud, reduce } from './reduce';
import {
  type CloudEvent,
  type CloudRequest,
  type CloudState,
  type CloudView,
  type FolderNotice,
  isOpen,
  type OpenFolder,
  type SavedCloud,
} from './state';

/** Why a list of templates must be fetched again. */
export type StaleReason =
  /** An account is connected, for the first time or again. The query and the selection stay. */
  | 'arrived'
  /** Another folder or another account is open. */
  | 'moved'
  /** The listed templates of the cloud may have changed. */
  | 'changed'
  /** Another tab of the browser has changed the site's templates. */
  | 'site';

/** Dispatched on `CloudStore.events` when a list of templates must be fetched again. */
export class TemplatesStaleEvent extends Event {
  static readonly type = 'templates-stale';

  constructor(readonly reason: StaleReason) {
    super(TemplatesStaleEvent.type);
  }
}

/** Services of the template library that its Cloud tab uses. */
export interface CloudOptions extends LibraryOptions {
  /** The folder that was open before a reload, and its owner. */
  readonly kept?: SavedCloud;
  readonly emit: Emit<typeof events>;
}

/** The Cloud tab without its templates: the account, its quota and its folders. */
export class CloudStore
  extends Store<CloudState, CloudEvent>
  implements AccountOwner<CloudRequest, FolderNotice>
{
  readonly kind = 'templates';
  readonly repeatedOnline = ['folders'] as const;
  readonly account: Account<CloudRequest, FolderNotice>;
  /** Dispatches `TemplatesStaleEvent`. */
  readonly events = new EventTarget();
  readonly #options: CloudOptions;
  readonly #tabs = new OtherTabs();
  /** Aborted by the next refresh in the background. */
  #refresh = new AbortController();
  /** The quota levels that were reported since the library was opened. */
  #reportedLevels = new Set<QuotaLevel>();

  constructor(options: CloudOptions) {
    super(reduce, initialCloud(options.kept));
    this.#options = options;
    this.account = new Account(this, options);
  }

  /** Fetches the connection. @param outcome set when the person comes back from connecting an account */
  begin(outcome?: ReturnOutcome): void {
    this.#reportedLevels = new Set();
    this.account.begin(outcome);
    this.#tabs.open((change) => this.#changedElsewhere(change));
    void this.account.load();
  }

  /** Aborts all requests. */
  end(): void {
    this.account.end();
    this.#tabs.close();
  }

  /** Fetches the connection again in the background. If the request fails, the current state stays. */
  refresh(): void {
    const { connection, failure } = this.state;
    if (!connection || failure) return;
    const call = fetchConnection(this.#refreshOptions());
    void this.account.settle(call, ({ value, error }) => {
      if (error) this.refused(error);
      else this.connected(value);
    });
  }

  /** Call after changing the cloud library here: reports it to other tabs, and updates folders and quota. */
  changed(): void {
    this.#tabs.notify('cloud');
    this.#refreshFolders();
  }

  /** Call after items of the trash were restored or removed: lists, folders and the quota change. */
  readonly trashChanged = (): void => {
    this.changed();
    this.#dispatchStale('changed');
  };

  /** Call after changing the site's templates here: reports it to other tabs. */
  siteChanged(): void {
    this.#tabs.notify('site');
  }

  /** Call with each error of a request to the cloud library. Returns true if the account is lost. */
  refused({ code }: ApiError): boolean {
    if (code === 'library-not-connected') this.dispatch({ type: 'lost' });
    // Another tab has changed the quota, the plan or the folders.
    const isStale =
      code === 'insufficient-quota' ||
      code === 'library-upgrade-required' ||
      code === 'library-folder-not-found';
    if (isStale) this.#refreshFolders();
    return code === 'library-not-connected';
  }

  /** Shows a folder, the templates outside folders, or all templates. */
  open(view: CloudView): void {
    const isOutside = view === 'outside';
    const folder = typeof view === 'string' ? null : { id: view.id, name: view.name };
    const before = this.state;
    if (folder?.id === before.folder?.id && isOutside === before.isOutside) return;
    this.dispatch({ type: 'open', folder, isOutside });
    this.#dispatchStale('moved');
  }

  /** Creates a folder. */
  async makeFolder(name: string): Promise<ApiResult<Folder>> {
    const answer = await this.#result(createFolder(name, this.account.callOptions()));
    if (answer.value) {
      this.#options.emit('nh-template-folder-create', {});
      this.dispatch({ type: 'folder-made', folder: answer.value });
      this.#tabs.notify('cloud');
    }
    return answer;
  }

  /** Renames a folder. Returns the error if that fails. */
  async renameFolder(id: string, name: string): Promise<ApiError | undefined> {
    const call = renameFolder(id, name, this.account.callOptions());
    const { value, error } = await this.#result(call);
    if (value) {
      this.#options.emit('nh-template-rename', { source: 'cloud' });
      this.dispatch({ type: 'folder-renamed', folder: value });
      this.#tabs.notify('cloud');
    }
    return error;
  }

  /** Deletes a folder and its templates. Returns the id that undoes it, or the error. */
  async deleteFolder({ id }: OpenFolder): Promise<ApiResult<Pick<BulkAnswer, 'undo'>>> {
    const call = deleteFolder(id, this.account.callOptions());
    const { value, error } = await this.#result(call);
    // Not found: the folder was deleted elsewhere, which is the wanted result.
    if (error && error.code !== 'library-folder-not-found') return { error };
    const wasOpen = this.state.folder?.id === id;
    this.dispatch({ type: 'folder-deleted', id });
    if (value) {
      this.#options.emit('nh-template-deleted', { library: 'cloud', itemType: 'folder' });
      this.changed();
    }
    this.#dispatchStale(wasOpen ? 'moved' : 'changed');
    return { value: { undo: value?.undo } };
  }

  /** Reports a level of the visible quota bar to the page, once while the library is open. */
  reportQuota(level: Exclude<QuotaLevel, 'normal'>): void {
    if (this.#reportedLevels.has(level)) return;
    this.#reportedLevels.add(level);
    this.#options.emit('nh-library-quota', { library: 'templates', level });
  }

  /** Reports to the page that the person follows a link to the plans. @param position where the link is */
  reportUpgrade(position: string): void {
    const { plan = 'none' } = this.state.connection?.account ?? {};
    this.#options.emit('nh-template-upgrade', { subscription: plan, position });
  }

  /** Fetches the folders. */
  loadFolders(): void {
    this.dispatch({ type: 'dismiss' });
    const call = fetchFolders(this.account.callOptions());
    void this.account.request('folders', call, ({ folders }) => this.#showFolders(folders));
  }

  retryOnline(): void {
    this.account.retryOnline();
  }

  connected(connection: Connection): void {
    const before = this.state;
    if (isOpen(before) && !connection.account) {
      this.dispatch({ type: 'lost' });
      return;
    }
    this.dispatch({ type: 'connection', connection });
    if (!isOpen(this.state)) return;
    this.loadFolders();
    const isOther = before.owner !== undefined && before.owner !== this.state.owner;
    if (isOther) this.#dispatchStale('moved');
    else this.#dispatchStale(isOpen(before) ? 'changed' : 'arrived');
  }

  returned(): void {
    this.#tabs.notify('account');
  }

  disconnected(): void {
    this.#tabs.notify('account');
    this.#dispatchStale('moved');
  }

  repeat(request: CloudRequest): void {
    request satisfies 'folders';
    this.loadFolders();
  }

  #dispatchStale(reason: StaleReason): void {
    this.events.dispatchEvent(new TemplatesStaleEvent(reason));
  }

  #changedElsewhere(change: Change): void {
    if (change === 'site') this.#dispatchStale('site');
    else this.refresh();
  }

  /** Fetches quota and folders in the background. If a request fails, the current ones stay. */
  #refreshFolders(): void {
    if (!isOpen(this.state)) return;
    const options = this.#refreshOptions();
    void this.account.settle(fetchConnection(options), ({ value, error }) => {
      if (error) this.refused(error);
      else this.dispatch({ type: 'connection', connection: value });
    });
    void this.account.settle(fetchFolders(options), ({ value, error }) => {
      if (error) this.refused(error);
      else this.#showFolders(value.folders);
    });
  }

  #showFolders(folders: readonly Folder[]): void {
    const { folder } = this.state;
    this.dispatch({ type: 'folders', folders });
    if (folder && !this.state.folder) this.#dispatchStale('moved');
  }

  /** Returns the response that a dialog waits for. The dialog is gone if the element has left the page. */
  async #result<T>(call: Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const { signal } = this.account.callOptions();
    try {
      const answer = await call;
      if (answer.error) this.refused(answer.error);
      return answer;
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return { error: transportError('offline', 'The library was closed') };
    }
  }

  /** Options for a refresh; aborts the previous one, whose responses would be stale. */
  #refreshOptions(): CallOptions {
    this.#refresh.abort();
    this.#refresh = new AbortController();
    return this.account.callOptions(this.#refresh.signal);
  }
}
