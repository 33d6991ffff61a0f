import type { TrackedEvent } from '../tracked-event';
import { jsonText } from './json-text';

/** An event as the beacon sends it. */
export interface QueuedEvent extends TrackedEvent {
  /** The number of events before this one that were dropped because the queue was full. */
  readonly dropped?: number;
}

/** The maximum number of waiting events. */
const CAPACITY = 500;

const KEY = 'nh-tracking';

const encoder = new TextEncoder();

/** Some events of the queue, ready to send. */
interface Batch {
  readonly body: string;
  readonly count: number;
}

/**
 * The events that the server has not received yet, the oldest first. If the browser allows it, the tab's
 * session storage keeps them for the next page.
 */
export class EventQueue {
  #events: QueuedEvent[] = [];

  constructor() {
    const kept: unknown = withStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    if (Array.isArray(kept)) this.#events = kept.slice(-CAPACITY);
  }

  get length(): number {
    return this.#events.length;
  }

  /**
   * Adds an event. If the queue is full, the oldest one is dropped.
   *
   * @param busy the number of oldest events that are being sent and stay
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

  /**
   * Returns the oldest events after the first `busy`, at most `count`, as a JSON list of at most `size`
   * bytes.
   */
  batch(busy: number, count: number, size: number): Batch {
    const texts: string[] = [];
    let room = size - 2;
    for (const event of this.#events.slice(busy, busy + count)) {
      const text = jsonText(event);
      room -= encoder.encode(text).length + 1;
      if (room < 0) break;
      texts.push(text);
    }
    return { body: `[${texts}]`, count: texts.length };
  }

  /** Removes `count` events after the first `busy`: the server has received or rejected them. */
  remove(busy: number, count: number): void {
    this.#events.splice(busy, count);
  }

  /** Writes all events to the storage. */
  keep(): void {
    withStorage(() => {
      if (this.length > 0) sessionStorage.setItem(KEY, jsonText(this.#events));
      else sessionStorage.removeItem(KEY);
    });
  }
}

/** Deletes the events that an earlier page has stored. */
export function forgetKeptEvents(): void {
  withStorage(() => sessionStorage.removeItem(KEY));
}

/** Returns the result of `act`; undefined if it fails. Where storage is blocked, even reading its name throws; in Node there is none. */
function withStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
