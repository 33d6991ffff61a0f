import { expect } from 'chai';
import { linkedAddress, linkedView } from '../../../../src/elements/works/portfolio/deep-link';

const view = (category: number | null, otherCategory: number | null, search = '') => ({
  filter: { category, otherCategory },
  search,
});
const PAGE = 'https://site.test/portfolio/';

describe('the address of a view', () => {
  it('contains only the active filters and the search', () => {
    expect(linkedAddress(PAGE, view(3, 5, 'a b&c'))).to.equal(
      `${PAGE}?nh-category=3&nh-other-category=5&nh-search=a+b%26c`,
    );
    expect(linkedAddress(`${PAGE}?nh-category=3&nh-search=x`, view(null, null))).to.equal(PAGE);
  });

  it('keeps the rest of the address unchanged', () => {
    expect(linkedAddress(`${PAGE}?p=a%20b&flag&nh-category=3#there`, view(4, null))).to.equal(
      `${PAGE}?p=a%20b&flag&nh-category=4#there`,
    );
  });

  it('has numbered parameters for a second portfolio', () => {
    const both = linkedAddress(linkedAddress(PAGE, view(3, null)), view(4, null, 'x'), 2);
    expect(both).to.equal(`${PAGE}?nh-category=3&nh-category-2=4&nh-search-2=x`);
    expect(linkedView(both)).to.deep.equal(view(3, null));
    expect(linkedView(both, 2)).to.deep.equal(view(4, null, 'x'));
  });

  it('is parsed to the same view', () => {
    for (const search of ['', 'Ünï & <b>', '100 %', '+', '#', '日本']) {
      const there = view(1, 2, search);
      expect(linkedView(linkedAddress(PAGE, there))).to.deep.equal(there);
    }
  });

  it('with invalid filters means all', () => {
    for (const junk of ['', 'x', '-1', '0', '1.5', 'javascript:alert(1)']) {
      const address = `${PAGE}?nh-category=${junk}&nh-other-category=${junk}`;
      expect(linkedView(address)).to.deep.equal(view(null, null));
    }
  });
});
