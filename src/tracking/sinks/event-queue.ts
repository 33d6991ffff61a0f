import type { TrackedEvent } from '../tracked-event';

/** An event as the beacon sends it. */
export interface QueuedEvent extends TrackedEvent {
  /** How many events were lost just before this one, because the queue was full. */
  readonly dropped?: number;
}

/** How many events wait at most. */
const CAPACITY = 500;

const KEY = 'nh-tracking';

const encoder = new TextEncoder();

/** Some events of the queue, as they are sent. */
interface Batch {
  readonly body: string;
  readonly count: number;
}

/**
 * The events that the server does not have yet, the oldest first. They outlive the page in the tab's
 * session storage, where the browser allows it.
 */
export class EventQueue {
  #events: QueuedEvent[] = [];

  constructor() {
    const kept: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    if (Array.isArray(kept)) this.#events = kept.slice(-CAPACITY);
  }

  get length(): number {
    return this.#events.length;
  }

  /**
   * Adds an event. If the queue is full, the oldest goes.
   *
   * @param busy how many of the oldest are on their way and stay
   */
  add(event: QueuedEvent, busy: number): void {
    const events = this.#events;
    events.push(event);
    if (events.length <= CAPACITY) return;
    const [gone] = events.splice(busy, 1);
    const next = events[busy] as QueuedEvent;
    const dropped = 1 + (gone?.dropped ?? 0) + (next.dropped ?? 0);
    events[busy] = { ...next, dropped };
  }

  /** The oldest events after the first `busy`, at most `count`, as a JSON list of at most `size` bytes. */
  batch(busy: number, count: number, size: number): Batch {
    const texts: string[] = [];
    let room = size - 2;
    for (const event of this.#events.slice(busy, busy + count)) {
      const text = JSON.stringify(event);
      room -= encoder.encode(text).length + 1;
      if (room < 0) break;
      texts.push(text);
    }
    return { body: `[${texts}]`, count: texts.length };
  }

  /** Takes away `count` events after the first `busy`: the server has them, or will never have them. */
  remove(busy: number, count: number): void {
    this.#events.splice(busy, count);
  }

  /** Writes all to the storage. */
  keep(): void {
    attempt(() => {
      if (this.length > 0) sessionStorage.setItem(KEY, JSON.stringify(this.#events));
      else sessionStorage.removeItem(KEY);
    });
  }
}

/** Takes what an earlier page has left out of the storage. */
export function forgetKeptEvents(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** With storage blocked, even naming it throws; in Node there is none. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
