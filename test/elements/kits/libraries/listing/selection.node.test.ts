import { expect } from 'chai';
import {
  chosenCount,
  emptySelection,
  isChosen,
  reduceSelection,
  type Selection,
  type SelectionAction,
  selectedOf,
} from '../../../../../src/elements/kits/libraries/listing/selection';
import { template } from './templates';

function after(...actions: SelectionAction[]): Selection {
  return actions.reduce(reduceSelection, emptySelection);
}

const choose = (place: number): SelectionAction => ({
  type: 'choose',
  place,
  row: template(place),
});
const toggle = (place: number): SelectionAction => ({
  type: 'toggle',
  place,
  row: template(place),
});
const extend = (first: number, last: number, isAdded = false): SelectionAction => ({
  type: 'extend',
  place: last,
  rows: Array.from({ length: last - first + 1 }, (_, index) => template(first + index)),
  isAdded,
});
const all: SelectionAction = { type: 'all', filter: { folder: null }, total: 10_000 };

describe('a selection of some', () => {
  it('is empty at first', () => {
    expect(selectedOf(emptySelection)).to.equal(undefined);
    expect(chosenCount(emptySelection)).to.equal(0);
  });

  it('is the one that was clicked, whatever was chosen before', () => {
    const selection = after(choose(3), choose(7));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['7'] });
    expect(selection).to.include({ focus: 7, anchor: 7 });
  });

  it('takes others with Ctrl, and gives them back', () => {
    const selection = after(choose(3), toggle(7), toggle(9), toggle(7));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['3', '9'] });
    expect(selection).to.include({ focus: 7, anchor: 7 });
  });

  it('reaches from its anchor with Shift, and stays there when it reaches elsewhere', () => {
    const selection = after(choose(3), extend(3, 6), extend(3, 4));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['3', '4'] });
    expect(selection).to.include({ focus: 4, anchor: 3 });
  });

  it('keeps what was chosen beside it with Ctrl and Shift', () => {
    const selection = after(choose(1), toggle(5), extend(5, 6, true));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['1', '5', '6'] });
  });

  it('stays as it is when only the focus moves', () => {
    const selection = after(choose(3), { type: 'focus', place: 8 });
    expect(selectedOf(selection)).to.deep.equal({ ids: ['3'] });
    expect(selection).to.include({ focus: 8, anchor: 3 });
  });

  it('outlives another search, and the focus stays within the list', () => {
    const selection = after(choose(40), toggle(41), {
      type: 'listed',
      filter: { search: 'rose' },
      total: 2,
    });
    expect(selectedOf(selection)).to.deep.equal({ ids: ['40', '41'] });
    expect(selection).to.include({ focus: 1, anchor: 1 });
  });

  it('has nothing of a row that has not come yet', () => {
    const selection = after(choose(3), { type: 'choose', place: 90, row: undefined });
    expect(selectedOf(selection)).to.equal(undefined);
    expect(selection.focus).to.equal(90);
  });
});

describe('a selection of all', () => {
  it('is sent as the filter, however many rows have come', () => {
    expect(selectedOf(after(all))).to.deep.equal({ filter: { folder: null }, except: [] });
    expect(chosenCount(after(all))).to.equal(10_000);
  });

  it('keeps the focus where it was', () => {
    expect(after(choose(7), all).focus).to.equal(7);
  });

  it('goes without those that are taken out, and takes them back', () => {
    const selection = after(all, toggle(3), toggle(5), toggle(3));
    expect(selectedOf(selection)).to.deep.equal({ filter: { folder: null }, except: ['5'] });
    expect(chosenCount(selection)).to.equal(9_999);
    expect(isChosen(selection, template(5))).to.equal(false);
    expect(isChosen(selection, template(3))).to.equal(true);
    expect(chosenCount(after(all, toggle(5), extend(5, 6, true)))).to.equal(10_000);
  });

  it('outlives a search within it, and knows which of the found it has', () => {
    const searched: SelectionAction = { type: 'listed', filter: { search: 'x' }, total: 2 };
    const selection = after(all, searched);
    expect(chosenCount(selection)).to.equal(10_000);
    expect(isChosen(selection, template(1))).to.equal(true);
    expect(isChosen(selection, template(1, { folder: '8' }))).to.equal(false);
  });

  it('counts as many as the list has now', () => {
    const selection = after(all, { type: 'listed', filter: { folder: null }, total: 9_990 });
    expect(chosenCount(selection)).to.equal(9_990);
  });

  it('begins anew with what lies outside of it', () => {
    const row = template(1, { folder: '8' });
    const selection = after(all, { type: 'toggle', place: 0, row });
    expect(selectedOf(selection)).to.deep.equal({ ids: ['1'] });
  });

  it('ends with a click and with none', () => {
    expect(selectedOf(after(all, choose(2)))).to.deep.equal({ ids: ['2'] });
    expect(selectedOf(after(all, { type: 'none' }))).to.equal(undefined);
  });

  it('is nothing where all of it was taken out', () => {
    const one: SelectionAction = { type: 'all', filter: {}, total: 1 };
    expect(selectedOf(after(one, toggle(1)))).to.equal(undefined);
  });
});
