import { say } from '../say';
import type { TrackedEvent } from '../tracked-event';
import { EventQueue } from './event-queue';
import { fetchWhenGone } from './fetch-when-gone';

/** The maximum number of events per request. Fewer events wait for `PATIENCE` milliseconds. */
const BATCH = 20;
const PATIENCE = 5000;

/** Milliseconds before the first retry; doubled for each further retry, up to `LAST_RETRY`. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;

/** Milliseconds after which a request without a response counts as failed. Until then, no other is sent. */
const RESPONSE_TIME = 120_000;

/** Bytes per request: browsers send at most 64 KiB for a closed page, headers included. */
const SIZE = 63 * 1024;

/**
 * A sink that posts events to an address as JSON lists. A failed request is retried, on the next page too;
 * its events keep their ids.
 */
export class Beacon {
  readonly address: string;
  readonly #queue = new EventQueue();
  readonly #life = new AbortController();
  /** The number of events, from the start of the queue, that are being sent. */
  #busy = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPreparing = false;
  /** Cancels the request that the browser would send when the page is closed. */
  #whenGone = new AbortController();

  constructor(address: string) {
    this.address = address;
    this.#plan();
  }

  /** Adds an event. */
  readonly sink = (event: TrackedEvent): void => {
    this.#queue.add(event, this.#busy);
    this.#plan();
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    // Runs once for all events of the same task.
    setTimeout(() => {
      this.#isPreparing = false;
      if (!this.#life.signal.aborted) this.#prepareToLeave();
    }, 0);
  };

  /**
   * Sends waiting events while the page is hidden, since it may never be shown again.
   *
   * @param isGoing the page is being left, not only hidden
   */
  leave(isGoing: boolean): void {
    const { body, count, isPrepared } = this.#prepareToLeave();
    const isSent = isPrepared ? isGoing : count > 0 && this.#sendBeacon(body);
    if (isGoing) this.#whenGone = new AbortController();
    // The result is unknown; if earlier requests failed, the next page sends the events again.
    if (!isSent || this.#failures > 0) return;
    this.#queue.remove(this.#busy, count);
    this.#queue.keep();
  }

  /** Sends at once, because the network is back. */
  resume(): void {
    this.#failures = 0;
    void this.#send();
  }

  /** Ends the sink; unsent events stay in storage for the next page. */
  end(): void {
    this.#queue.keep();
    this.#life.abort();
    this.#whenGone.abort();
    clearTimeout(this.#timer);
  }

  /**
   * Stores waiting events and, where supported, asks the browser to send them when the page is closed.
   */
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
    // When a running request ends, `#settle` plans the next one; when the network is back, `resume`
    // sends.
    if (this.#busy > 0 || this.#queue.length === 0 || !isOnline()) return;
    const { body, count } = this.#queue.batch(0, BATCH, SIZE);
    this.#busy = count || 1;
    this.#prepareToLeave();
    // An event that is too large for any request is rejected here.
    const status = count > 0 ? await this.#post(body) : 413;
    if (this.#life.signal.aborted) return;
    this.#settle(status);
  }

  /** Returns the response's status; 0 without a response. */
  async #post(body: string): Promise<number> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), RESPONSE_TIME);
    try {
      const signal = AbortSignal.any([this.#life.signal, late.signal]);
      const options = { ...posted(body), keepalive: true, signal };
      return (await fetch(this.address, options)).status;
    } catch {
      return 0;
    } finally {
      clearTimeout(timer);
    }
  }

  #settle(status: number): void {
    if (isTemporary(status)) {
      this.#failures++;
    } else {
      this.#failures = 0;
      this.#queue.remove(0, this.#busy);
      if (status >= 400) {
        say(
          'warn',
          `nh-elements: ${this.address} answered ${status}, so tracked events are lost. Check the address and its server.`,
        );
      }
    }
    this.#busy = 0;
    this.#prepareToLeave();
    this.#plan();
  }
}

/** A request without cookies, to the site's own origin too. */
function posted(json: string) {
  const body = new Blob([json], { type: 'application/json' });
  return { method: 'POST', body, credentials: 'omit' } as const;
}

function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

/** True if a retry may succeed. */
function isTemporary(status: number): boolean {
  return status < 200 || status >= 500 || status === 408 || status === 429;
}
