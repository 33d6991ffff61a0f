import { createContext } from 'react';
import { Listeners } from '../../core/state/listeners';

/** An item of a widget's list, such as a tab, that a person has chosen. */
export interface ItemChoice {
  /** The id of the node. */
  readonly node: string;
  readonly index: number;
  /** Where it was chosen; the other side follows. */
  readonly by: 'panel' | 'preview';
}

/** The item that was chosen last, in the panel or in the preview. */
export class ItemChoices {
  readonly #listeners = new Listeners();
  #latest: ItemChoice | undefined;

  /** Calls a listener after each choice, also of the same item again; returns a function that removes it. */
  readonly subscribe: Listeners['add'] = this.#listeners.add;

  get latest(): ItemChoice | undefined {
    return this.#latest;
  }

  choose(choice: ItemChoice): void {
    this.#latest = choice;
    this.#listeners.notify();
  }
}

/** The choices of the editor around the component. */
export const ItemChoicesContext = createContext(new ItemChoices());
