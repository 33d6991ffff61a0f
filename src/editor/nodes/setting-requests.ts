import { createContext } from 'react';
import { Listeners } from '../../core/state/listeners';

/** A setting that the panel of a node is asked to show. */
export interface SettingRequest {
  /** The id of the node. */
  readonly node: string;
  readonly key: string;
  /** The text by which the panel finds it. */
  readonly search: string;
  /** The number of the request: the same setting may be asked for again. */
  readonly count: number;
}

/** The setting that was asked for last, such as by the finder. */
export class SettingRequests {
  readonly #listeners = new Listeners();
  #latest: SettingRequest | undefined;

  /** Calls a listener after each request; returns a function that removes it. */
  readonly subscribe: Listeners['add'] = this.#listeners.add;

  get latest(): SettingRequest | undefined {
    return this.#latest;
  }

  ask(request: Omit<SettingRequest, 'count'>): void {
    this.#latest = { ...request, count: (this.#latest?.count ?? 0) + 1 };
    this.#listeners.notify();
  }
}

/** The requests of the editor around the component. */
export const SettingRequestsContext = createContext(new SettingRequests());
