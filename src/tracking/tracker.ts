import { attempt } from './attempt';
import { plainFields } from './plain-fields';
import type { TrackedEvent, TrackedFields, TrackingSink } from './tracked-event';

/** Milliseconds of work after which the page gets its turn. */
const SLICE = 8;

/** Events between two looks at the clock. */
const STEP = 50;

/** Completes and checks the fields of events that it knows. */
export type Catalogue = (event: string, fields: TrackedFields) => TrackedFields;

/**
 * Takes events from the page and hands them to the sinks later, in a task of their own, so that nothing
 * that a sink does delays a click.
 */
export class Tracker {
  readonly sinks = new Set<TrackingSink>();
  catalogue: Catalogue | undefined;
  #isAllowed = false;
  #waiting: TrackedEvent[] = [];

  /** Says whether events may be kept and sent. What waits is forgotten when they no longer may. */
  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    if (!isAllowed) this.#waiting = [];
  }

  /** True where an event would be taken. */
  get isListening(): boolean {
    return this.#isAllowed && this.sinks.size > 0;
  }

  /** Takes an event if somebody wants it, and may have it. Never throws. */
  take(event: string, fields: object): void {
    if (!this.isListening) return;
    attempt(event, () => {
      const time = Date.now();
      const id = time.toString(36) + Math.random().toString(36).slice(1);
      const count = this.#waiting.push({ id, event, fields: plainFields(fields), time });
      if (count === 1) this.#plan();
    });
  }

  /** Hands over all that waits at once, since the page may be gone after this. */
  handOverAll(): void {
    for (const event of this.#waiting.splice(0)) this.#tell(event);
  }

  #plan(): void {
    setTimeout(() => this.#handOver(performance.now() + SLICE), 0);
  }

  #handOver(until: number): void {
    while (performance.now() < until && this.#waiting.length > 0) {
      for (const event of this.#waiting.splice(0, STEP)) this.#tell(event);
    }
    if (this.#waiting.length > 0) this.#plan();
  }

  #tell(taken: TrackedEvent): void {
    const { event } = taken;
    attempt(event, () => {
      const fields = this.catalogue?.(event, taken.fields) ?? taken.fields;
      for (const sink of this.sinks) {
        // A sink may have taken the consent back.
        if (this.#isAllowed) attempt(event, () => sink({ ...taken, fields }));
      }
    });
  }
}
