import { say } from '../say';
import type { TrackedEvent } from '../tracked-event';
import { EventQueue } from './event-queue';
import { fetchWhenGone } from './fetch-when-gone';

/** How many events are sent together, and for how many milliseconds fewer wait. */
const BATCH = 20;
const PATIENCE = 5000;

/** Milliseconds before the second try, which double with each, and before any at most. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;

/** Bytes: browsers send 64 KiB for a page that is gone, the request's head included. */
const SIZE = 63 * 1024;

/**
 * A sink that posts events to an address, some together as a JSON list. What the server does not take is
 * tried again, on the next page too, and the same event always has the same id.
 */
export class Beacon {
  readonly address: string;
  readonly #queue = new EventQueue();
  readonly #life = new AbortController();
  /** How many events, the first of the queue, are on their way. */
  #busy = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPreparing = false;
  /** Takes back what the browser is to send when the page is gone. */
  #whenGone = new AbortController();

  constructor(address: string) {
    this.address = address;
    this.#plan();
  }

  /** Takes an event. */
  readonly sink = (event: TrackedEvent): void => {
    this.#queue.add(event, this.#busy);
    this.#plan();
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    // Once for all events that come together.
    setTimeout(() => {
      this.#isPreparing = false;
      if (!this.#life.signal.aborted) this.#prepareToLeave();
    }, 0);
  };

  /**
   * Sends what may be sent while the page is hidden, since it may never be seen again.
   *
   * @param isGoing the page is left, not only hidden
   */
  leave(isGoing: boolean): void {
    const { body, count, isPrepared } = this.#prepareToLeave();
    const isSent = isPrepared ? isGoing : count > 0 && this.#sendBeacon(body);
    if (isGoing) this.#whenGone = new AbortController();
    // Nobody hears what becomes of it, so where things go wrong the next page sends it too.
    if (!isSent || this.#failures > 0) return;
    this.#queue.remove(this.#busy, count);
    this.#queue.keep();
  }

  /** Sends at once, since the network is back. */
  resume(): void {
    this.#failures = 0;
    void this.#send();
  }

  /** Stops; what was not sent stays for the next page. */
  end(): void {
    this.#queue.keep();
    this.#life.abort();
    this.#whenGone.abort();
    clearTimeout(this.#timer);
  }

  /** Keeps what waits in the storage and, where the browser takes it, has it sent when the page is gone. */
  #prepareToLeave() {
    this.#queue.keep();
    this.#whenGone.abort();
    this.#whenGone = new AbortController();
    const count = isOnline() ? this.#queue.length : 0;
    const batch = this.#queue.batch(this.#busy, count, SIZE);
    const { signal } = this.#whenGone;
    const isPrepared =
      batch.count > 0 && fetchWhenGone(this.address, { ...posted(batch.body), signal });
    return { ...batch, isPrepared };
  }

  #sendBeacon(body: string): boolean {
    return navigator.sendBeacon(this.address, posted(body).body);
  }

  #plan(): void {
    if (this.#busy > 0 || this.#queue.length === 0) return;
    const isWaiting = this.#failures > 0 || this.#queue.length < BATCH;
    if (isWaiting && this.#timer !== undefined) return;
    clearTimeout(this.#timer);
    const retry = Math.min(FIRST_RETRY * 2 ** (this.#failures - 1), LAST_RETRY);
    const delay = this.#failures > 0 ? retry : isWaiting ? PATIENCE : 0;
    this.#timer = setTimeout(() => void this.#send(), delay);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // What comes back has its event.
    if (this.#busy > 0 || this.#queue.length === 0 || !isOnline()) return;
    const { body, count } = this.#queue.batch(0, BATCH, SIZE);
    this.#busy = count || 1;
    this.#prepareToLeave();
    // An event that is too large for any batch is refused here.
    const status = count > 0 ? await this.#post(body) : 413;
    if (this.#life.signal.aborted) return;
    this.#settle(status);
  }

  /** The answer's status; 0 where there was none. */
  async #post(body: string): Promise<number> {
    try {
      const { signal } = this.#life;
      const options = { ...posted(body), keepalive: true, signal };
      return (await fetch(this.address, options)).status;
    } catch {
      return 0;
    }
  }

  #settle(status: number): void {
    if (isTemporary(status)) {
      this.#failures++;
    } else {
      this.#failures = 0;
      this.#queue.remove(0, this.#busy);
      if (status >= 400) {
        say('warn', `nh-elements: ${this.address} answered ${status}, so tracked events are lost.`);
      }
    }
    this.#busy = 0;
    this.#prepareToLeave();
    this.#plan();
  }
}

function posted(json: string) {
  return { method: 'POST', body: new Blob([json], { type: 'application/json' }) };
}

function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** True where the same request may be taken later. */
function isTemporary(status: number): boolean {
  return status < 200 || status >= 500 || status === 408 || status === 429;
}
