import { expect } from 'chai';
import { defaultSettings, parseSettings } from '../../../../src/core/settings';
import { problemWords } from '../../../../src/core/settings/warnings';
import { settings as declared } from '../../../../src/elements/works/portfolio/portfolio.settings';

const defaults = defaultSettings(declared);
const read = (data: object) => parseSettings(declared, data)?.values ?? defaults;

/** The console warnings about settings. */
const warnings = (data: object): string[] | undefined =>
  parseSettings(declared, data)?.problems.map((problem) => problemWords('settings', problem));

/** The settings as printed: without undefined keys. */
const printed = (settings: object): unknown => JSON.parse(JSON.stringify(read(settings)));

describe('the settings of a portfolio', () => {
  it('have the block’s defaults', () => {
    expect(read({})).to.include({
      itemsPerPage: 10,
      titlePosition: 'bottom',
      'show-quick-view': true,
      showCategories: true,
      showOtherCategories: false,
      showSearch: true,
      loadMore: 'button',
      deepLink: false,
    });
    expect(defaults).to.deep.equal(read({}));
  });

  it('accept numbers as text', () => {
    const settings = read({ itemsPerPage: '24', columns: '4', scrollSpeed: '1.5' });
    expect(settings).to.include({ itemsPerPage: 24, columns: 4, scrollSpeed: 1.5 });
  });

  it('limit the number of columns', () => {
    expect([24, '30', 1000].map((columns) => read({ columns }).columns)).to.deep.equal([
      24, 24, 24,
    ]);
  });

  for (const on of ['yes', 'Yes', 'true', true, 1, '1', 'on']) {
    it(`accept ${JSON.stringify(on)} as on`, () => {
      expect(read({ showOtherCategories: on, deepLink: on })).to.include({
        showOtherCategories: true,
        deepLink: true,
      });
    });
  }

  for (const off of ['no', 'false', false, 0, '0', '', 'off']) {
    it(`accept ${JSON.stringify(off)} as off`, () => {
      expect(read({ 'show-quick-view': off, showSearch: off })).to.include({
        'show-quick-view': false,
        showSearch: false,
      });
    });
  }

  it('fall back to defaults for each invalid value', () => {
    const junk = {
      itemsPerPage: 'many',
      columns: -3,
      scrollSpeed: '',
      titlePosition: 'left',
      showSearch: 'perhaps',
      quickViewText: [5],
      loadMoreSize: [],
      categorySelectedLabels: 'no list',
      items: 'none',
    };
    expect(printed(junk)).to.deep.equal(printed({}));
    expect(read({ ...junk, columns: 2 }).columns).to.equal(2);
  });

  it('accept ids as numbers, texts and comma lists, and drop invalid ones', () => {
    const settings = read({
      categorySelectedNum: ['3', 4, 'x', null, 0],
      otherCategorySelectedNum: '5,6',
      tagsSelectedNum: 7,
    });
    expect(settings.categorySelectedNum).to.deep.equal([3, 4]);
    expect(settings.otherCategorySelectedNum).to.deep.equal([5, 6]);
    expect(settings.tagsSelectedNum).to.deep.equal([7]);
  });

  it('ignore case in keys, and suggest the key for a misspelt one', () => {
    expect(read({ itemsperpage: '24' }).itemsPerPage).to.equal(24);
    expect(warnings({ itemsperpage: '24' })).to.deep.equal([]);
    expect(warnings({ itemPerPage: 24 })).to.deep.equal([
      'settings.itemPerPage is unknown, so it has no effect. Did you mean "itemsPerPage"?',
    ]);
  });

  it('name an invalid category id in one warning', () => {
    expect(read({ categorySelectedNum: ['web'] }).categorySelectedNum).to.deep.equal([]);
    expect(warnings({ categorySelectedNum: ['web'] })).to.deep.equal([
      'settings.categorySelectedNum[0] is "web", which is not a whole number above 0, so it is ignored. Print a whole number above 0.',
    ]);
  });

  it('keep only valid names', () => {
    const { categorySelectedLabels } = read({ categorySelectedLabels: ['Boxes', [3]] });
    expect(categorySelectedLabels).to.deep.equal(['Boxes']);
  });
});
