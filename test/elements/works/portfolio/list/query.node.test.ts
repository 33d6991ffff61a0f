import { expect } from 'chai';
import {
  type ItemsQuery,
  itemsAddress,
} from '../../../../../src/elements/works/portfolio/list/query';

const plain: ItemsQuery = { perPage: 24, page: 1, categories: [], otherCategories: [], tags: [] };

describe('the address of a request for items', () => {
  const CALL = 'per_page=24&page=1';
  const addresses: [apiUrl: string, address: string][] = [
    ['/wp-json/wp/v2/astra-portfolio', `/wp-json/wp/v2/astra-portfolio?${CALL}`],
    ['https://x.test/items?', `https://x.test/items?${CALL}`],
    ['/items?lang=de', `/items?lang=de&${CALL}`],
    ['/?rest_route=/wp/v2/astra-portfolio', `/?rest_route=/wp/v2/astra-portfolio&${CALL}`],
    ['/?rest_route=%2Fwp%2Fv2%2Fa&lang=de', `/?rest_route=%2Fwp%2Fv2%2Fa&lang=de&${CALL}`],
    ['/items?per_page=5&page=3&order=asc', `/items?order=asc&${CALL}`],
    ['/items?x=a?b#there', `/items?x=a?b&${CALL}`],
    ['/items?astra-portfolio-tags=5', `/items?astra-portfolio-tags=5&${CALL}`],
  ];
  for (const [apiUrl, address] of addresses) {
    it(`keeps the query of ${apiUrl}`, () => {
      expect(itemsAddress(apiUrl, plain, 'astra')).to.equal(address);
    });
  }

  it('separates term ids by commas', () => {
    const query = { ...plain, page: 3, categories: [1, 2], otherCategories: [3], tags: [4, 5] };
    expect(itemsAddress('/items', query, 'astra')).to.equal(
      '/items?per_page=24&page=3&astra-portfolio-categories=1,2' +
        '&astra-portfolio-other-categories=3&astra-portfolio-tags=4,5',
    );
  });

  it('uses the site’s prefix', () => {
    expect(itemsAddress('/items', { ...plain, tags: [4] }, 'uael')).to.contain(
      '&uael-portfolio-tags=4',
    );
  });

  it('replaces terms in the query, in all their spellings', () => {
    const query = { ...plain, categories: [1] };
    for (const own of ['', '%5B%5D', '[]', '[0]']) {
      const apiUrl = `/items?astra-portfolio-categories${own}=9`;
      expect(itemsAddress(apiUrl, query, 'astra')).to.equal(
        `/items?${CALL}&astra-portfolio-categories=1`,
      );
    }
  });
});
