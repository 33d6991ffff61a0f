import { createContext, useContext, useSyncExternalStore } from 'react';
import {
  type EditorPreferences,
  MOST_RECENT,
  type RecentDocument,
  standardPreferences,
} from '../../../api/pages/preferences';
import { Listeners } from '../../../core/state/listeners';
import type { PreferenceStore } from '../../site/preference-store';
import { isSameDocument } from '../document-name/own-address';
import { faultText } from '../fault-text';

/** The preferences of the person who edits. A change applies at once, and is saved. */
export class Preferences {
  readonly #store: PreferenceStore;
  readonly #listeners = new Listeners();
  #value = standardPreferences;
  #error = '';
  /** Saves follow each other, so that the last one wins. */
  #saving: Promise<unknown>;

  /** Calls a listener after each change; returns a function that removes it. */
  readonly subscribe: Listeners['add'] = this.#listeners.add;

  /** Resolves once the preferences are read; to false if they could not be. */
  readonly read: Promise<boolean>;

  constructor(store: PreferenceStore) {
    this.#store = store;
    this.read = store.read().then(
      (value) => {
        this.#value = value;
        this.#listeners.notify();
        return true;
      },
      (fault) => this.#failed(fault),
    );
    this.#saving = this.read;
  }

  get value(): EditorPreferences {
    return this.#value;
  }

  /** The sentence about the last request; empty if it has not failed. */
  get error(): string {
    return this.#error;
  }

  change(change: Partial<EditorPreferences>): void {
    this.#value = { ...this.#value, ...change };
    this.#error = '';
    this.#listeners.notify();
    this.#saving = this.#saving.then(() =>
      this.#store.change(change).catch((fault) => this.#failed(fault)),
    );
  }

  /** Marks a step of the checklist as done, or as not done. */
  mark(step: string, isDone: boolean): void {
    const { done } = this.#value;
    if (done.includes(step) === isDone) return;
    this.change({ done: isDone ? [...done, step] : done.filter((one) => one !== step) });
  }

  /** Puts a document at the start of the recent ones. */
  opened(document: RecentDocument): void {
    const others = this.#value.recent.filter(
      ({ address }) => !isSameDocument(address, document.address),
    );
    this.change({ recent: [document, ...others].slice(0, MOST_RECENT) });
  }

  #failed(fault: unknown): false {
    this.#error = faultText(fault);
    this.#listeners.notify();
    return false;
  }
}

/** The preferences; undefined if the site keeps none. */
export const PreferencesContext = createContext<Preferences | undefined>(undefined);

/** Returns the preferences, which a change does not replace; undefined if the site keeps none. */
export function usePreferences(): Preferences | undefined {
  return useContext(PreferencesContext);
}

/** Returns the values of the preferences, and renders again when they change. */
export function usePreferenceValues(): EditorPreferences {
  const preferences = usePreferences();
  return useSyncExternalStore(
    (listener) => preferences?.subscribe(listener) ?? (() => {}),
    () => preferences?.value ?? standardPreferences,
  );
}
