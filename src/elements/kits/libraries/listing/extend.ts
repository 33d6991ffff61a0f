import type { Filter } from '../wire/listing';
import type { Template } from '../wire/template';
import type { Listing } from './listing';
import { knownRows, type Range } from './rows';
import type { Selection, SelectionAction } from './selection';

/** What a selection is extended in. */
export interface Extending {
  readonly listing: Pick<Listing<Template, unknown>, 'snapshot' | 'rowsBetween'>;
  /** What the listing shows. */
  readonly filter: Filter;
  /** The selection as it is now. */
  readonly selection: () => Selection;
  readonly dispatch: (action: SelectionAction) => void;
}

/**
 * Shift: the keyboard goes to a place at once. All from the anchor to there is chosen as soon as it has come,
 * unless something else was chosen meanwhile, or the keyboard has gone on.
 *
 * @param isAdded beside what was chosen before
 */
export async function extendTo(
  place: number,
  isAdded: boolean,
  { listing, filter, selection, dispatch }: Extending,
): Promise<void> {
  const { anchor, chosen } = selection();
  const range = { first: Math.min(anchor, place), last: Math.max(anchor, place) };
  const { rows } = listing.snapshot();
  const extend = (between: readonly Template[]): void =>
    dispatch({ type: 'extend', place, rows: between, isAdded });
  const known = knownRows(rows, range);
  if (known.length === lengthOf(range)) return extend(known);
  dispatch({ type: 'focus', place });
  // All that there is need not come to be chosen.
  if (!isAdded && lengthOf(range) === rows.total) {
    return dispatch({ type: 'all', filter, total: rows.total });
  }
  const arrived = await listing.rowsBetween(range);
  const now = selection();
  const isSame = now.chosen === chosen && now.anchor === anchor && now.focus === place;
  if (arrived && isSame) extend(arrived);
}

function lengthOf({ first, last }: Range): number {
  return last - first + 1;
}
