import { expect } from 'chai';
import { linkedAddress, linkedView } from '../../../../src/elements/works/portfolio/deep-link';

const view = (category: number | null, otherCategory: number | null, search = '') => ({
  filter: { category, otherCategory },
  search,
});
const PAGE = 'https://site.test/portfolio/';

describe('the address of a view', () => {
  it('names what is chosen and nothing else', () => {
    expect(linkedAddress(PAGE, view(3, 5, 'a b&c'))).to.equal(
      `${PAGE}?nh-category=3&nh-other-category=5&nh-search=a+b%26c`,
    );
    expect(linkedAddress(`${PAGE}?nh-category=3&nh-search=x`, view(null, null))).to.equal(PAGE);
  });

  it('keeps everything else as it was written', () => {
    expect(linkedAddress(`${PAGE}?p=a%20b&flag&nh-category=3#there`, view(4, null))).to.equal(
      `${PAGE}?p=a%20b&flag&nh-category=4#there`,
    );
  });

  it('of a second portfolio has names of its own', () => {
    const both = linkedAddress(linkedAddress(PAGE, view(3, null)), view(4, null, 'x'), 2);
    expect(both).to.equal(`${PAGE}?nh-category=3&nh-category-2=4&nh-search-2=x`);
    expect(linkedView(both)).to.deep.equal(view(3, null));
    expect(linkedView(both, 2)).to.deep.equal(view(4, null, 'x'));
  });

  it('is read back as it was written', () => {
    for (const search of ['', 'Ünï & <b>', '100 %', '+', '#', '日本']) {
      const there = view(1, 2, search);
      expect(linkedView(linkedAddress(PAGE, there))).to.deep.equal(there);
    }
  });

  it('that makes no sense is all', () => {
    for (const junk of ['', 'x', '-1', '0', '1.5', 'javascript:alert(1)']) {
      const address = `${PAGE}?nh-category=${junk}&nh-other-category=${junk}`;
      expect(linkedView(address)).to.deep.equal(view(null, null));
    }
  });
});
