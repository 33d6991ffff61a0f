import { expect } from 'chai';
import type { Filter } from '../../../src/api/libraries/listing';
import type { Template } from '../../../src/api/libraries/template';
import {
  emptySelection,
  extendTo,
  reduceSelection,
  type SelectionAction,
  selectedOf,
} from '../../../src/ui/listing';
import { noRows, type Rows, withPages } from '../../../src/ui/listing/rows';
import { template } from './templates';

const filter: Filter = { search: 'template' };

/** Returns the rows of a range. */
const templates = (first: number, last: number): Template[] =>
  Array.from({ length: last - first + 1 }, (_, index) => template(first + index));

/** A list of 1000 rows. The first ten have loaded; the others load when the test says so. */
function longList() {
  const rows = withPages(noRows<Template>(10), 0, { items: templates(0, 9), total: 1000 });
  let selection = emptySelection;
  let arrive: (rows: readonly Template[] | undefined) => void = () => undefined;
  const dispatch = (action: SelectionAction): void => {
    selection = reduceSelection(selection, action);
  };
  const listing = {
    snapshot: () => ({ query: undefined, rows: rows as Rows<Template>, isChanging: false }),
    rowsBetween: () =>
      new Promise<readonly Template[] | undefined>((resolve) => {
        arrive = resolve;
      }),
  };
  const extending = { listing, filter, selection: () => selection, dispatch };
  return {
    dispatch,
    to: (index: number, isAdded = false) => extendTo(index, isAdded, extending),
    arrive: (answer: readonly Template[] | undefined) => arrive(answer),
    selection: () => selection,
    ids: () => [...(selection.chosen.filter ? [] : selection.chosen.ids)],
  };
}

describe('extending a selection', () => {
  it('selects all rows to the index at once if they have loaded', () => {
    const { dispatch, to, ids, selection } = longList();
    dispatch({ type: 'choose', index: 2, row: template(2) });
    void to(4);
    expect(ids()).to.deep.equal(['2', '3', '4']);
    void to(1);
    expect(ids()).to.deep.equal(['1', '2']);
    expect(selection()).to.include({ focus: 1, anchor: 2 });
  });

  it('moves the focus over rows that are loading, and selects them once loaded', async () => {
    const { dispatch, to, arrive, ids, selection } = longList();
    dispatch({ type: 'choose', index: 8, row: template(8) });
    const extended = to(12);
    expect(selection().focus).to.equal(12);
    expect(ids()).to.deep.equal(['8']);
    arrive(templates(8, 12));
    await extended;
    expect(ids()).to.deep.equal(['8', '9', '10', '11', '12']);
    expect(selection()).to.include({ focus: 12, anchor: 8 });
  });

  it('keeps the previous selection with Ctrl', async () => {
    const { dispatch, to, arrive, ids } = longList();
    dispatch({ type: 'choose', index: 1, row: template(1) });
    dispatch({ type: 'toggle', index: 9, row: template(9) });
    const extended = to(11, true);
    arrive(templates(9, 11));
    await extended;
    expect(ids()).to.deep.equal(['1', '9', '10', '11']);
  });

  it('does nothing if the selection changes while rows load', async () => {
    for (const meanwhile of [
      { type: 'none' },
      { type: 'focus', index: 13 },
      { type: 'choose', index: 0, row: template(0) },
    ] as const) {
      const { dispatch, to, arrive, selection } = longList();
      dispatch({ type: 'choose', index: 8, row: template(8) });
      const extended = to(12);
      dispatch(meanwhile);
      const before = selection();
      arrive(templates(8, 12));
      await extended;
      expect(selection()).to.equal(before);
    }
  });

  it('does nothing if the rows cannot be fetched', async () => {
    const { dispatch, to, arrive, ids } = longList();
    dispatch({ type: 'choose', index: 8, row: template(8) });
    const extended = to(12);
    arrive(undefined);
    await extended;
    expect(ids()).to.deep.equal(['8']);
  });

  it('selects the whole list by its filter, without loading rows', () => {
    const { to, selection } = longList();
    void to(999);
    expect(selectedOf(selection())).to.deep.equal({ filter, except: [] });
    expect(selection()).to.include({ focus: 999, anchor: 0 });
  });
});
