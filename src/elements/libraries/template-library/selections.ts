import type { How } from '../../../ui/item-grid';
import { extendTo, isChosen, rowAt, type SelectionAction } from '../../../ui/listing';
import { chosenIn, chosenOne } from './chosen';
import type { TemplateListings, TemplateStore } from './listings';
import type { TemplateSource } from './source';
import type { Chosen } from './state';

/** The selected templates of each tab. */
export class Selections {
  readonly #store: TemplateStore;
  readonly #listings: TemplateListings;

  constructor(store: TemplateStore, listings: TemplateListings) {
    this.#store = store;
    this.#listings = listings;
  }

  /** Changes the selection, or the row that has the keyboard focus. */
  select(source: TemplateSource, action: SelectionAction): void {
    this.#store.dispatch({ type: 'select', source, action });
  }

  /** Selects all templates of the list, loaded or not. */
  selectAll(source: TemplateSource): void {
    const { query, rows } = this.#listings[source].snapshot();
    this.select(source, { type: 'all', filter: query.filter, total: rows.total ?? 0 });
  }

  /** Focuses a row. `how`: selects it alone, only focuses it, or selects the range up to it. */
  go(source: TemplateSource, index: number, how: How): void {
    const listing = this.#listings[source];
    const { rows, query } = listing.snapshot();
    if (how === 'choose') {
      this.select(source, { type: 'choose', index, row: rowAt(rows, index) });
    } else if (how === 'focus') this.select(source, { type: 'focus', index });
    else {
      void extendTo(index, how === 'add', {
        listing,
        filter: query.filter,
        selection: () => this.#store.state.selections[source],
        dispatch: (action) => this.select(source, action),
      });
    }
  }

  /** Returns the templates that a key press on a row acts on: the selection if it contains the row, else the row. */
  chosenAt(source: TemplateSource, index: number): Chosen | undefined {
    const { rows } = this.#listings[source].snapshot();
    const row = rowAt(rows, index);
    const selection = this.#store.state.selections[source];
    if (row && !isChosen(selection, row)) return chosenOne(source, row);
    return row && this.chosen(source);
  }

  /** Returns the selected templates; undefined if none is selected. */
  chosen(source: TemplateSource): Chosen | undefined {
    const { rows } = this.#listings[source].snapshot();
    return chosenIn(source, this.#store.state.selections[source], rows);
  }
}
