import { Listeners } from './listeners';

/** Returns the state after an event; the same object if the event changes nothing. */
export type Reducer<State, Event> = (state: State, event: Event) => State;

/**
 * A state that changes only through a reducer. React bodies read it with `useStore` (`src/ui/use-store.ts`).
 *
 * The page build puts this class into the file that the admin tools share: `scripts/build/chunks.ts` needs a
 * group for it before visitors' code imports it.
 */
export class Store<State, Event> {
  readonly #reduce: Reducer<State, Event>;
  readonly #listeners = new Listeners();
  #state: State;

  constructor(reduce: Reducer<State, Event>, initial: State) {
    this.#reduce = reduce;
    this.#state = initial;
  }

  /** The current state. */
  get state(): State {
    return this.#state;
  }

  /** Reduces the state by an event, and calls the listeners unless the state stays the same (`Object.is`). */
  dispatch(event: Event): void {
    const next = this.#reduce(this.#state, event);
    if (Object.is(next, this.#state)) return;
    this.#state = next;
    this.#listeners.notify();
  }

  /**
   * Calls the listener after each change of the state.
   *
   * @returns a function that removes the listener
   */
  readonly subscribe: Listeners['add'] = this.#listeners.add;
}
