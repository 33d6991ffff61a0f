import { expect } from 'chai';
import {
  emptySelection,
  extendTo,
  reduceSelection,
  type SelectionAction,
  selectedOf,
} from '../../../../../src/elements/kits/libraries/listing';
import {
  noRows,
  type Rows,
  withPages,
} from '../../../../../src/elements/kits/libraries/listing/rows';
import type { Filter } from '../../../../../src/elements/kits/libraries/wire/listing';
import type { Template } from '../../../../../src/elements/kits/libraries/wire/template';
import { template } from './templates';

const filter: Filter = { search: 'template' };

/** Rows from one number to another. */
const templates = (first: number, last: number): Template[] =>
  Array.from({ length: last - first + 1 }, (_, index) => template(first + index));

/** A list of 1000 rows, of which the first ten have come; the others come when the test says so. */
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
    to: (place: number, isAdded = false) => extendTo(place, isAdded, extending),
    arrive: (answer: readonly Template[] | undefined) => arrive(answer),
    selection: () => selection,
    ids: () => [...(selection.chosen.filter ? [] : selection.chosen.ids)],
  };
}

describe('a selection that is extended', () => {
  it('has all to the place at once where the rows have come', () => {
    const { dispatch, to, ids, selection } = longList();
    dispatch({ type: 'choose', place: 2, row: template(2) });
    void to(4);
    expect(ids()).to.deep.equal(['2', '3', '4']);
    void to(1);
    expect(ids()).to.deep.equal(['1', '2']);
    expect(selection()).to.include({ focus: 1, anchor: 2 });
  });

  it('moves the keyboard at once over rows that have not come, and has them when they have', async () => {
    const { dispatch, to, arrive, ids, selection } = longList();
    dispatch({ type: 'choose', place: 8, row: template(8) });
    const extended = to(12);
    expect(selection().focus).to.equal(12);
    expect(ids()).to.deep.equal(['8']);
    arrive(templates(8, 12));
    await extended;
    expect(ids()).to.deep.equal(['8', '9', '10', '11', '12']);
    expect(selection()).to.include({ focus: 12, anchor: 8 });
  });

  it('keeps what was chosen beside it with Ctrl', async () => {
    const { dispatch, to, arrive, ids } = longList();
    dispatch({ type: 'choose', place: 1, row: template(1) });
    dispatch({ type: 'toggle', place: 9, row: template(9) });
    const extended = to(11, true);
    arrive(templates(9, 11));
    await extended;
    expect(ids()).to.deep.equal(['1', '9', '10', '11']);
  });

  it('stays as it is where something else was chosen while the rows came', async () => {
    for (const meanwhile of [
      { type: 'none' },
      { type: 'focus', place: 13 },
      { type: 'choose', place: 0, row: template(0) },
    ] as const) {
      const { dispatch, to, arrive, selection } = longList();
      dispatch({ type: 'choose', place: 8, row: template(8) });
      const extended = to(12);
      dispatch(meanwhile);
      const before = selection();
      arrive(templates(8, 12));
      await extended;
      expect(selection()).to.equal(before);
    }
  });

  it('stays as it is where the rows could not be fetched', async () => {
    const { dispatch, to, arrive, ids } = longList();
    dispatch({ type: 'choose', place: 8, row: template(8) });
    const extended = to(12);
    arrive(undefined);
    await extended;
    expect(ids()).to.deep.equal(['8']);
  });

  it('has the whole list by its filter, of which nothing needs to come', () => {
    const { to, selection } = longList();
    void to(999);
    expect(selectedOf(selection())).to.deep.equal({ filter, except: [] });
    expect(selection()).to.include({ focus: 999, anchor: 0 });
  });
});
