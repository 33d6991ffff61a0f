import { expect } from 'chai';
import {
  countOf,
  countOfAll,
  finalSelections,
  isChosen,
  shareOf,
  withAll,
  withItem,
} from '../../../../src/elements/kits/parts';
import { createSectionRegistry } from '../../../../src/elements/kits/sections';

const items = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));

describe('a selection', () => {
  it('contains all or nothing with a boolean, and documents with their ids', () => {
    for (const all of [undefined, true, { enabled: true }]) {
      expect(isChosen(all, 'a')).to.equal(true);
      expect(countOf(all, { items })).to.deep.equal({ chosen: 3, total: 3 });
    }
    for (const none of [false, { enabled: false }, []]) {
      expect(isChosen(none, 'a')).to.equal(false);
      expect(isChosen(none)).to.equal(false);
      expect(countOf(none, { items })).to.deep.equal({ chosen: 0, total: 3 });
    }
    expect(isChosen(['a'], 'b')).to.equal(false);
    // A document that no longer exists is not counted.
    expect(countOf(['a', 'gone'], { items })).to.deep.equal({ chosen: 1, total: 3 });
  });

  it('is all, some or none of its section', () => {
    expect(shareOf({ chosen: 0, total: 0 })).to.equal('none');
    expect(shareOf({ chosen: 1, total: 2 })).to.equal('some');
    expect(shareOf({ chosen: 2, total: 2 })).to.equal('all');
  });

  it('adds or removes one document and keeps the order of the list', () => {
    expect(withItem(true, { items }, 'b', false)).to.deep.equal(['a', 'c']);
    expect(withItem(['c'], { items }, 'a', true)).to.deep.equal(['a', 'c']);
    expect(withItem(false, { items }, 'b', true)).to.deep.equal(['b']);
  });
});

describe('the choices of a part', () => {
  const registry = createSectionRegistry();
  const children = [
    { key: 'drafts', title: 'Drafts' },
    { key: 'prices', title: 'Prices' },
  ];
  registry.register({ key: 'pages', title: 'Pages' });
  registry.register({ key: 'shop', title: 'Shop', children });
  registry.register({ key: 'code', title: 'Code' });
  registry.register({ key: 'menus', title: 'Menus' });
  const sections = registry.getAll();
  const contents = {
    pages: { items },
    code: { unavailable: 'Not set on this site.' },
    menus: { items: [], unavailable: 'None on this site.' },
  };

  it('are saved with the ids of listed documents, and booleans', () => {
    expect(finalSelections(sections, contents, { drafts: false })).to.deep.equal({
      pages: ['a', 'b', 'c'],
      shop: true,
      drafts: false,
      prices: true,
      code: false,
      menus: [],
    });
  });

  it('switch a section off with the last of its children', () => {
    const state = { drafts: false, prices: { enabled: false }, shop: true };
    expect(finalSelections(sections, contents, state).shop).to.equal(false);
  });

  it('are all or nothing, except unavailable content', () => {
    expect(withAll(sections, contents, true)).to.deep.include({
      pages: ['a', 'b', 'c'],
      code: false,
    });
    expect(Object.values(withAll(sections, contents, false)).some((one) => isChosen(one))).to.equal(
      false,
    );
  });

  it('are counted by documents and switches, a group by its children', () => {
    const state = { pages: ['a'], drafts: false };
    expect(countOfAll(sections, contents, state)).to.deep.equal({ chosen: 2, total: 5 });
  });
});
