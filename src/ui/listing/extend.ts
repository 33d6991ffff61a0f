import type { Filter } from '../../api/libraries/listing';
import type { Template } from '../../api/libraries/template';
import type { Listing } from './listing';
import { knownRows, type Range } from './rows';
import type { Selection, SelectionAction } from './selection';

/** The list and the selection that `extendTo` works on. */
export interface ExtendContext {
  readonly listing: Pick<Listing<Template, unknown>, 'snapshot' | 'rowsBetween'>;
  /** The filter of the listing. */
  readonly filter: Filter;
  /** Returns the current selection. */
  readonly selection: () => Selection;
  readonly dispatch: (action: SelectionAction) => void;
}

/**
 * Extends the selection to an index, as Shift does: moves the focus there at once, and selects the rows between
 * the anchor and the index once they have loaded. Does nothing more if selection or focus have changed by then.
 *
 * @param isAdded true: keeps the previous selection too
 */
export async function extendTo(
  index: number,
  isAdded: boolean,
  { listing, filter, selection, dispatch }: ExtendContext,
): Promise<void> {
  const { anchor, chosen } = selection();
  const range = { first: Math.min(anchor, index), last: Math.max(anchor, index) };
  const { rows } = listing.snapshot();
  const extend = (between: readonly Template[]): void =>
    dispatch({ type: 'extend', index, rows: between, isAdded });
  const known = knownRows(rows, range);
  if (known.length === lengthOf(range)) return extend(known);
  dispatch({ type: 'focus', index });
  // All rows of the list can be selected by its filter, without loading them.
  if (!isAdded && lengthOf(range) === rows.total) {
    return dispatch({ type: 'all', filter, total: rows.total });
  }
  const arrived = await listing.rowsBetween(range);
  const now = selection();
  const isSame = now.chosen === chosen && now.anchor === anchor && now.focus === index;
  if (arrived && isSame) extend(arrived);
}

function lengthOf({ first, last }: Range): number {
  return last - first + 1;
}
