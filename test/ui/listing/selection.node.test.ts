import { expect } from 'chai';
import {
  chosenCount,
  emptySelection,
  isChosen,
  reduceSelection,
  type Selection,
  type SelectionAction,
  selectedOf,
} from '../../../src/ui/listing/selection';
import { template } from './templates';

function after(...actions: SelectionAction[]): Selection {
  return actions.reduce(reduceSelection, emptySelection);
}

const choose = (index: number): SelectionAction => ({
  type: 'choose',
  index,
  row: template(index),
});
const toggle = (index: number): SelectionAction => ({
  type: 'toggle',
  index,
  row: template(index),
});
const extend = (first: number, last: number, isAdded = false): SelectionAction => ({
  type: 'extend',
  index: last,
  rows: Array.from({ length: last - first + 1 }, (_, index) => template(first + index)),
  isAdded,
});
const all: SelectionAction = { type: 'all', filter: { folder: null }, total: 10_000 };

describe('a selection of single templates', () => {
  it('is empty initially', () => {
    expect(selectedOf(emptySelection)).to.equal(undefined);
    expect(chosenCount(emptySelection)).to.equal(0);
  });

  it('contains only the clicked template, whatever was selected before', () => {
    const selection = after(choose(3), choose(7));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['7'] });
    expect(selection).to.include({ focus: 7, anchor: 7 });
  });

  it('adds and removes templates with Ctrl', () => {
    const selection = after(choose(3), toggle(7), toggle(9), toggle(7));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['3', '9'] });
    expect(selection).to.include({ focus: 7, anchor: 7 });
  });

  it('extends from its anchor with Shift, and keeps the anchor when it extends elsewhere', () => {
    const selection = after(choose(3), extend(3, 6), extend(3, 4));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['3', '4'] });
    expect(selection).to.include({ focus: 4, anchor: 3 });
  });

  it('keeps the previous selection with Ctrl and Shift', () => {
    const selection = after(choose(1), toggle(5), extend(5, 6, true));
    expect(selectedOf(selection)).to.deep.equal({ ids: ['1', '5', '6'] });
  });

  it('does not change when only the focus moves', () => {
    const selection = after(choose(3), { type: 'focus', index: 8 });
    expect(selectedOf(selection)).to.deep.equal({ ids: ['3'] });
    expect(selection).to.include({ focus: 8, anchor: 3 });
  });

  it('survives another search, and its focus stays within the list', () => {
    const selection = after(choose(40), toggle(41), {
      type: 'listed',
      filter: { search: 'rose' },
      total: 2,
    });
    expect(selectedOf(selection)).to.deep.equal({ ids: ['40', '41'] });
    expect(selection).to.include({ focus: 1, anchor: 1 });
  });

  it('excludes rows that have not loaded', () => {
    const selection = after(choose(3), { type: 'choose', index: 90, row: undefined });
    expect(selectedOf(selection)).to.equal(undefined);
    expect(selection.focus).to.equal(90);
  });
});

describe('a selection of all templates', () => {
  it('is sent as its filter, however many rows have loaded', () => {
    expect(selectedOf(after(all))).to.deep.equal({ filter: { folder: null }, except: [] });
    expect(chosenCount(after(all))).to.equal(10_000);
  });

  it('keeps the focused row', () => {
    expect(after(choose(7), all).focus).to.equal(7);
  });

  it('excludes deselected templates, and includes them again', () => {
    const selection = after(all, toggle(3), toggle(5), toggle(3));
    expect(selectedOf(selection)).to.deep.equal({ filter: { folder: null }, except: ['5'] });
    expect(chosenCount(selection)).to.equal(9_999);
    expect(isChosen(selection, template(5))).to.equal(false);
    expect(isChosen(selection, template(3))).to.equal(true);
    expect(chosenCount(after(all, toggle(5), extend(5, 6, true)))).to.equal(10_000);
  });

  it('survives a search within it, and knows which matches it contains', () => {
    const searched: SelectionAction = { type: 'listed', filter: { search: 'x' }, total: 2 };
    const selection = after(all, searched);
    expect(chosenCount(selection)).to.equal(10_000);
    expect(isChosen(selection, template(1))).to.equal(true);
    expect(isChosen(selection, template(1, { folder: '8' }))).to.equal(false);
  });

  it('counts the current total of the list', () => {
    const selection = after(all, { type: 'listed', filter: { folder: null }, total: 9_990 });
    expect(chosenCount(selection)).to.equal(9_990);
  });

  it('is replaced by a template outside its filter', () => {
    const row = template(1, { folder: '8' });
    const selection = after(all, { type: 'toggle', index: 0, row });
    expect(selectedOf(selection)).to.deep.equal({ ids: ['1'] });
  });

  it('ends on a click and on “none”', () => {
    expect(selectedOf(after(all, choose(2)))).to.deep.equal({ ids: ['2'] });
    expect(selectedOf(after(all, { type: 'none' }))).to.equal(undefined);
  });

  it('is empty when all of its templates are deselected', () => {
    const one: SelectionAction = { type: 'all', filter: {}, total: 1 };
    expect(selectedOf(after(one, toggle(1)))).to.equal(undefined);
  });
});
