import { attempt } from './attempt';
import { plainFields } from './plain-fields';
import type { TrackedEvent, TrackedFields, TrackingSink } from './tracked-event';

/** Milliseconds of work after which the tracker yields to the page. */
const SLICE = 8;

/** Number of events between two checks of the time. */
const STEP = 50;

/** Completes and checks the fields of known events. */
export type Catalogue = (event: string, fields: TrackedFields) => TrackedFields;

/**
 * Collects the page's events and passes them to the sinks later, in a separate task, so that no sink delays
 * a click.
 */
export class Tracker {
  readonly sinks = new Set<TrackingSink>();
  catalogue: Catalogue | undefined;
  #isAllowed = false;
  #waiting: TrackedEvent[] = [];

  /** Sets whether events may be stored and sent. Without consent, waiting events are deleted. */
  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    if (!isAllowed) this.#waiting = [];
  }

  /** True if an event would be accepted. */
  get isListening(): boolean {
    return this.#isAllowed && this.sinks.size > 0;
  }

  /** Accepts an event if there is a sink and consent. Never throws. */
  take(event: string, fields: object): void {
    if (!this.isListening) return;
    attempt(event, () => {
      const time = Date.now();
      const id = time.toString(36) + Math.random().toString(36).slice(1);
      const count = this.#waiting.push({ id, event, fields: plainFields(fields), time });
      if (count === 1) this.#plan();
    });
  }

  /** Passes all waiting events to the sinks at once, because the page may be closed next. */
  handOverAll(): void {
    for (const event of this.#waiting.splice(0)) this.#deliver(event);
  }

  #plan(): void {
    setTimeout(() => this.#handOver(performance.now() + SLICE), 0);
  }

  #handOver(until: number): void {
    while (performance.now() < until && this.#waiting.length > 0) {
      for (const event of this.#waiting.splice(0, STEP)) this.#deliver(event);
    }
    if (this.#waiting.length > 0) this.#plan();
  }

  #deliver(taken: TrackedEvent): void {
    const { event } = taken;
    attempt(event, () => {
      const fields = this.catalogue?.(event, taken.fields) ?? taken.fields;
      for (const sink of this.sinks) {
        // A sink may have withdrawn the consent.
        if (this.#isAllowed) attempt(event, () => sink({ ...taken, fields }));
      }
    });
  }
}
