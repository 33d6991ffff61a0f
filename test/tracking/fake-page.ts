import { mock } from 'node:test';
import type { QueuedEvent } from '../../src/tracking/sinks/event-queue';

/** A server's response to a batch: a status, or none. */
export type Answer = number | 'no answer';

/** The globals of a page in Node, with a clock that the test moves. */
export class FakePage {
  /** The batches that were posted by `fetch`, in order. */
  readonly posted: QueuedEvent[][] = [];
  /** Whether the requests of `fetch` and `fetchLater` have cookies. */
  readonly credentials: RequestInit['credentials'][] = [];
  /** The batches that were passed to `sendBeacon`. */
  readonly beacons: QueuedEvent[][] = [];
  /** The batches that the browser sends when the page is closed. */
  readonly whenGone: QueuedEvent[][] = [];
  readonly said: string[] = [];
  /** The responses to the next posts; 200 afterwards. */
  answers: Answer[] = [];
  /** While true, posts stay without a response. */
  isSlow = false;
  isOnline = true;
  stored: string | undefined;
  #events = new EventTarget();
  #waiting: (() => void)[] = [];
  readonly #before = new Map<string, PropertyDescriptor | undefined>();

  constructor({ hasFetchLater = false, isStorageBlocked = false } = {}) {
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
    const page = this;
    this.#put('addEventListener', this.#events.addEventListener.bind(this.#events));
    this.#put('document', { visibilityState: 'hidden' });
    this.#put('fetch', (_: string, options: RequestInit) => this.#fetch(options));
    this.#put('fetchLater', hasFetchLater ? this.#fetchLater.bind(this) : undefined);
    this.#put('console', { ...console, warn: this.#say.bind(this), error: this.#say.bind(this) });
    this.#put('navigator', {
      get onLine() {
        return page.isOnline;
      },
      sendBeacon: (_: string, body: Blob) => this.#note(this.beacons, body),
    });
    this.#put('sessionStorage', isStorageBlocked ? undefined : this.#storage());
  }

  /** Moves the clock forward and settles promises. */
  async pass(milliseconds: number): Promise<void> {
    mock.timers.tick(milliseconds);
    await this.settle();
  }

  /** Settles promises, including those of Node's blobs. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn++) await new Promise((done) => setImmediate(done));
  }

  /** Responds to the held posts. */
  async answer(): Promise<void> {
    this.isSlow = false;
    for (const go of this.#waiting.splice(0)) go();
    await this.settle();
  }

  async tell(type: 'pagehide' | 'visibilitychange' | 'online'): Promise<void> {
    this.#events.dispatchEvent(new Event(type));
    await this.settle();
  }

  /** Restores Node's own globals. */
  end(): void {
    mock.timers.reset();
    for (const [name, before] of this.#before) {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    }
  }

  #put(name: string, value: unknown): void {
    this.#before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }

  #say(...words: unknown[]): void {
    this.said.push(words.join(' '));
  }

  #storage() {
    return {
      getItem: () => this.stored ?? null,
      setItem: (_: string, text: string) => {
        this.stored = text;
      },
      removeItem: () => {
        this.stored = undefined;
      },
    };
  }

  async #fetch({ body, signal, credentials }: RequestInit): Promise<{ status: number }> {
    this.credentials.push(credentials);
    this.#note(this.posted, body as Blob);
    const answer = this.answers.shift() ?? 200;
    if (this.isSlow) {
      await new Promise<void>((done, fail) => {
        this.#waiting.push(done);
        signal?.addEventListener('abort', () => fail(new Error('aborted')));
      });
    }
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    return { status: answer };
  }

  #fetchLater(_: string, { body, signal, credentials }: RequestInit): object {
    this.credentials.push(credentials);
    const batch: QueuedEvent[] = [];
    this.whenGone.push(batch);
    void (body as Blob).text().then((text) => batch.push(...JSON.parse(text)));
    signal?.addEventListener('abort', () => this.whenGone.splice(this.whenGone.indexOf(batch), 1));
    return {};
  }

  #note(list: QueuedEvent[][], body: Blob): boolean {
    const batch: QueuedEvent[] = [];
    list.push(batch);
    void body.text().then((text) => batch.push(...JSON.parse(text)));
    return true;
  }
}
