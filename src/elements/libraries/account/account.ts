import type { ApiError, ApiResult } from '../../../api/client';
import type { Connection } from '../../../api/libraries/account';
import type { Emit } from '../../../core/element/contract';
import type { Store } from '../../../core/state/store';
import { beginConnect, type CallOptions, endConnection, fetchConnection } from './calls';
import type { libraryEvents } from './events';
import type { ReturnOutcome } from './return-trip';
import type { AccountEvent, AccountRequest, AccountState } from './state';

/** Services of the element that its library uses. */
export interface LibraryOptions {
  /** Returns the milliseconds after which a call fails. */
  readonly timeout: () => number;
  readonly emit: Emit<typeof libraryEvents>;
  /** Navigates to an address. */
  readonly goTo: (address: string) => void;
}

/** The library that an account belongs to: its state, and its answers to the account's changes. */
export interface AccountOwner<Request extends string, Notice>
  extends Pick<Store<AccountState<Request, Notice>, AccountEvent<Request, Notice>>, 'dispatch'> {
  readonly state: AccountState<Request, Notice>;
  /** The library's name in the events of the page. */
  readonly kind: 'kits' | 'templates';
  /** Takes the connection that the server reports when the element is added, and after a retry. */
  connected(connection: Connection): void;
  /** Called when the person comes back from connecting an account. */
  returned?(): void;
  /** Called after the person has disconnected the account. */
  disconnected(): void;
  /** Takes the error of a request. Returns true if it means that the account is lost. */
  refused(error: ApiError): boolean;
  /** Repeats a request of the library's own. */
  repeat(request: Request): void;
  /** The library's requests that are repeated automatically once the browser is online again. */
  readonly repeatedOnline: readonly Request[];
}

/** The account of a library: connecting, coming back from it, disconnecting, and the requests in between. */
export class Account<Request extends string, Notice> {
  readonly #owner: AccountOwner<Request, Notice>;
  readonly #options: LibraryOptions;
  /** Aborted when the element leaves the page. */
  #life = new AbortController();
  #outcome: ReturnOutcome | undefined;

  constructor(owner: AccountOwner<Request, Notice>, options: LibraryOptions) {
    this.#owner = owner;
    this.#options = options;
  }

  /**
   * Allows requests, and shows the outcome of connecting. Call `load` next.
   *
   * @param outcome set when the person comes back from connecting
   */
  begin(outcome?: ReturnOutcome): void {
    this.#life = new AbortController();
    this.#outcome = outcome;
    if (outcome && outcome !== 'connected') {
      this.#owner.dispatch({ type: 'notice', notice: { kind: outcome } });
    }
  }

  /** Aborts all requests. */
  end(): void {
    this.#life.abort();
  }

  /** Fetches the connection. */
  async load(): Promise<void> {
    this.#owner.dispatch({ type: 'dismiss' });
    await this.request('account', fetchConnection(this.callOptions()), (connection) => {
      this.#owner.connected(connection);
      if (connection.account) this.#reportReturn();
    });
  }

  /** Leaves for the library to connect an account. @param returnTo the path to come back to */
  connect(returnTo: string): void {
    const { state, kind } = this.#owner;
    if (state.isConnecting) return;
    this.#options.emit('nh-library-connect', { library: kind });
    this.#owner.dispatch({ type: 'connecting' });
    const call = beginConnect(returnTo, this.callOptions());
    void this.request('connect', call, ({ url }) => this.#options.goTo(url));
  }

  /** Disconnects the account. */
  disconnect(): void {
    this.#owner.dispatch({ type: 'dismiss' });
    void this.request('disconnect', endConnection(this.callOptions()), () => {
      this.#owner.dispatch({ type: 'disconnected' });
      this.#owner.disconnected();
    });
  }

  /** Repeats the failed request. */
  retry(returnTo: string): void {
    const { failure } = this.#owner.state;
    if (!failure) return;
    this.#owner.dispatch({ type: 'dismiss' });
    switch (failure.request) {
      case 'account':
        void this.load();
        break;
      case 'connect':
        this.connect(returnTo);
        break;
      case 'disconnect':
        this.disconnect();
        break;
      default:
        this.#owner.repeat(failure.request);
    }
  }

  /** Repeats a request that failed because the browser was offline, if it only reads. */
  retryOnline(): void {
    const { state, repeatedOnline } = this.#owner;
    const { error, request } = state.failure ?? {};
    const reads: readonly (AccountRequest | Request | undefined)[] = ['account', ...repeatedOnline];
    if (error?.reason === 'offline' && reads.includes(request)) this.retry('');
  }

  /** Passes a successful response to `take`; shows any error, unless it means that the account is lost. */
  async request<T>(
    request: AccountRequest | Request,
    call: Promise<ApiResult<T>>,
    take: (value: T) => void,
  ): Promise<void> {
    await this.settle(call, (answer) => {
      const { error } = answer;
      if (!error) take(answer.value);
      else if (!this.#owner.refused(error)) this.#owner.dispatch({ type: 'fail', request, error });
    });
  }

  /** Passes a response to `take`, unless the call was aborted or the element has left the page. */
  async settle<T>(
    call: Promise<ApiResult<T>>,
    take: (answer: ApiResult<T>) => void,
  ): Promise<void> {
    const { signal } = this.#life;
    const answer = await call.catch((cause: unknown) => {
      if ((cause as Error | undefined)?.name === 'AbortError') return undefined;
      throw cause;
    });
    if (answer && !signal.aborted) take(answer);
  }

  /** Returns the milliseconds after which a request fails. */
  readonly timeout = (): number => this.#options.timeout();

  /** Options for a call that is aborted when the element leaves the page or `signal` is aborted. */
  callOptions(signal?: AbortSignal): CallOptions & { readonly signal: AbortSignal } {
    const { signal: life } = this.#life;
    return {
      signal: signal ? AbortSignal.any([life, signal]) : life,
      timeout: this.#options.timeout(),
    };
  }

  /** Reports the return from connecting once; later loads report nothing. */
  #reportReturn(): void {
    if (this.#outcome !== 'connected') return;
    this.#outcome = undefined;
    const { state, kind } = this.#owner;
    if (!state.notice) this.#owner.dispatch({ type: 'notice', notice: { kind: 'connected' } });
    this.#options.emit('nh-library-connected', { library: kind });
    this.#owner.returned?.();
  }
}
