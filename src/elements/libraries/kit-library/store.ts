import type { ApiError } from '../../../api/client';
import type { Connection } from '../../../api/libraries/account';
import type { Emit } from '../../../core/element/contract';
import { Store } from '../../../core/state/store';
import { Account, type AccountOwner, type LibraryOptions } from '../account/account';
import { fetchConnection, takeBack } from '../account/calls';
import type { ReturnOutcome } from '../account/return-trip';
import { accountScreen } from '../account/state';
import { deleteKit, fetchKits } from './calls';
import type { events } from './kit-library.element';
import { type KitQuery, orders, pageCount } from './query';
import { initialState, reduce } from './reduce';
import type { SavedView } from './saved-view';
import type { KitLibraryEvent, KitLibraryState, KitNotice, KitRequest } from './state';
import { Uploads } from './upload/uploads';

/** Services of the element that the kit library uses. */
export interface StoreOptions extends LibraryOptions {
  readonly saved: SavedView;
  readonly pageSize: () => number;
  readonly emit: Emit<typeof events>;
}

/** Milliseconds after the last keystroke before the search starts. */
const SEARCH_DELAY = 300;

/** The kit library: its state, and the requests that change it. */
export class KitLibraryStore
  extends Store<KitLibraryState, KitLibraryEvent>
  implements AccountOwner<KitRequest, KitNotice>
{
  readonly kind = 'kits';
  readonly repeatedOnline = ['list'] as const;
  readonly account: Account<KitRequest, KitNotice>;
  readonly uploads: Uploads;
  readonly #options: StoreOptions;
  #listing = new AbortController();
  /** The last searched text. */
  #searched: string;
  #searchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StoreOptions) {
    super(reduce, initialState(options.saved.read().query));
    this.#options = options;
    // A text that was searched on the last visit is not reported again.
    this.#searched = this.state.query.search.trim();
    this.account = new Account(this, options);
    this.uploads = new Uploads({
      quota: () => this.state.connection?.account?.quota,
      callOptions: () => this.account.callOptions(),
      show: (upload) => this.dispatch({ type: 'upload', upload }),
      failed: (error) => this.#uploadFailed(error),
      finished: ({ title }) => {
        this.dispatch({ type: 'notice', notice: { kind: 'added', title } });
        this.#reload();
      },
      cancelled: () => this.#reload(),
    });
  }

  /** Fetches the connection and the kits. @param outcome set when the person comes back from connecting */
  begin(outcome?: ReturnOutcome): void {
    this.account.begin(outcome);
    const { deletion } = this.state;
    // Removing the element from the page aborted the request, so its result is unknown.
    if (deletion?.isRunning) this.dispatch({ type: 'confirm-deletion', kit: deletion.kit });
    this.uploads.resume();
    void this.account.load();
  }

  /** Aborts all requests. */
  end(): void {
    clearTimeout(this.#searchTimer);
    this.account.end();
  }

  /** Fetches the connection again: the person may have connected an account in another tab. */
  refresh(): void {
    const screen = accountScreen(this.state);
    if (screen === 'connect' || screen === 'upgrade') void this.account.load();
  }

  /** Call after items of the trash were restored or removed. */
  readonly trashChanged = (): void => this.#reload();

  retryOnline(): void {
    this.account.retryOnline();
  }

  /** Searches once the person stops typing. */
  search(search: string): void {
    this.#changeQuery({ search });
    clearTimeout(this.#searchTimer);
    this.#searchTimer = setTimeout(() => void this.#list(), SEARCH_DELAY);
  }

  /** Changes the query and fetches its kits at once. */
  show(changes: Partial<KitQuery>): void {
    this.#changeQuery(changes);
    if (changes.order) this.#options.emit('nh-kit-library-sort', orders[changes.order]);
    void this.#list();
  }

  /** Deletes the kit of the open dialog. */
  async delete(): Promise<void> {
    const { deletion } = this.state;
    if (!deletion || deletion.isRunning) return;
    const { id } = deletion.kit;
    // A retry is not reported again.
    if (!deletion.error) this.#options.emit('nh-kit-library-delete', { kitCloudId: id });
    this.dispatch({ type: 'delete' });
    const call = deleteKit(id, this.account.callOptions());
    await this.account.settle(call, ({ value, error }) => {
      if (error && this.refused(error)) return;
      // Not found: the kit was deleted elsewhere, which is the wanted result.
      if (error && error.code !== 'library-not-found') {
        this.dispatch({ type: 'delete-failed', error });
        return;
      }
      this.dispatch({ type: 'deleted', undo: value?.undo });
      this.#reload();
    });
  }

  /** Restores the last deleted kit. */
  undo(): void {
    const { undo } = this.state;
    if (!undo) return;
    this.dispatch({ type: 'dismiss' });
    void this.account.request('undo', takeBack(undo.id, this.account.callOptions()), () => {
      this.dispatch({ type: 'restored', title: undo.title });
      this.#reload();
    });
  }

  connected(connection: Connection): void {
    this.dispatch({ type: 'connection', connection });
    if (accountScreen(this.state) === 'list') void this.#list();
  }

  disconnected(): void {
    this.#listing.abort();
    this.uploads.end();
    this.#options.saved.remove();
  }

  refused({ code }: ApiError): boolean {
    if (code !== 'library-not-connected') return false;
    this.#listing.abort();
    this.dispatch({ type: 'lost' });
    this.uploads.end();
    return true;
  }

  repeat(request: KitRequest): void {
    switch (request) {
      case 'list':
        void this.#list();
        break;
      case 'undo':
        this.undo();
        break;
      default:
        request satisfies never;
    }
  }

  #changeQuery(changes: Partial<KitQuery>): void {
    this.dispatch({ type: 'query', changes });
    this.#options.saved.saveQuery(this.state.query);
  }

  #reportSearch(): void {
    const search = this.state.query.search.trim();
    if (search === this.#searched) return;
    this.#searched = search;
    if (search) this.#options.emit('nh-kit-library-search', { search });
  }

  async #list(): Promise<void> {
    clearTimeout(this.#searchTimer);
    this.#reportSearch();
    // A late response would belong to the previous query.
    this.#listing.abort();
    this.#listing = new AbortController();
    const { query } = this.state;
    const pageSize = this.#options.pageSize();
    this.dispatch({ type: 'list-requested' });
    const call = fetchKits(query, pageSize, this.account.callOptions(this.#listing.signal));
    await this.account.request('list', call, (list) => {
      this.dispatch({ type: 'list', list });
      const last = pageCount(list.total, pageSize);
      // The kits of this page were deleted elsewhere.
      if (query.page > last) this.show({ page: last });
    });
  }

  /** Fetches the kits and the quota after a change. If the quota is not available, the old one stays. */
  #reload(): void {
    void this.#list();
    const call = fetchConnection(this.account.callOptions());
    void this.account.settle(call, ({ value, error }) => {
      if (error) this.refused(error);
      else this.dispatch({ type: 'connection', connection: value });
    });
  }

  #uploadFailed(error: ApiError): void {
    if (this.refused(error)) return;
    const isFull = error.code === 'insufficient-quota' || error.code === 'library-upgrade-required';
    if (isFull) this.#reload();
  }
}
