import { expect } from 'chai';
import { ALL, ids, type ListServer, list, listServer, quietly, settled } from './list-server';

describe('a portfolio’s list, by its terms:', () => {
  let server: ListServer;
  beforeEach(() => {
    server = listServer(8);
  });
  afterEach(() => server.restore());

  const termCalls = () => server.calls.filter(({ url }) => url.pathname !== '/items');

  describe('the categories of the header', () => {
    it('are fetched where the header shows them, and only these', async () => {
      const portfolio = list({ withOtherCategories: true });
      await settled();
      expect(termCalls().map(({ url }) => url.pathname)).to.deep.equal([
        '/wp-json/wp/v2/astra-portfolio-other-categories',
      ]);
      expect(portfolio.state().otherCategories.map(({ name }) => name)).to.deep.equal([
        'C1',
        'C2',
        'C3',
      ]);
      expect(portfolio.state().categories).to.deep.equal([]);
    });

    it('are all pages of them', async () => {
      server.categories = Array.from({ length: 250 }, (_, id) => ({
        id,
        name: `N${id}`,
        count: 1,
      }));
      const portfolio = list({ withCategories: true });
      await settled();
      expect(portfolio.state().categories.length).to.equal(250);
      expect(termCalls().length).to.equal(3);
    });

    it('are all pages of them also without headers', async () => {
      server.categories = Array.from({ length: 250 }, (_, id) => ({
        id,
        name: `N${id}`,
        count: 1,
      }));
      server.headers = () => ({});
      const portfolio = list({ withCategories: true });
      await settled();
      expect(portfolio.state().categories.length).to.equal(250);
    });

    it('are without the empty and the unusable ones', async () => {
      server.categories = [
        { id: 1, name: 'Full', count: 2 },
        { id: 2, name: 'Empty', count: 0 },
        { id: '3', name: 'Text', count: '4' },
        { id: 'x', name: 'No id', count: 1 },
        { id: 5, count: 1 },
      ];
      const portfolio = list({ withCategories: true });
      await settled();
      expect(portfolio.state().categories).to.deep.equal([
        { id: 1, name: 'Full', count: 2 },
        { id: 3, name: 'Text', count: 4 },
      ]);
    });

    it('are those that the site has chosen, if it has', async () => {
      const portfolio = list({ withCategories: true, categoryIds: [3, 1] });
      await settled();
      expect(portfolio.state().categories.map(({ id }) => id)).to.deep.equal([1, 3]);
    });

    it('that fail do not cost the items, and are tried again', async () => {
      server.holds = true;
      const portfolio = list({ withCategories: true });
      const told = await quietly(async () => {
        await termCalls()[0]?.fail();
        await server.open()[0]?.answer();
      });
      expect(told.length).to.equal(1);
      expect(portfolio.state()).to.include({ status: 'failed', hasMore: true });
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
      server.holds = false;
      portfolio.retry();
      await settled();
      expect(portfolio.state().categories.length).to.equal(3);
      expect(portfolio.state().status).to.equal('ready');
      expect(server.pages()).to.deep.equal(['1']);
    });
  });

  describe('configured labels', () => {
    it('ask for the items of the categories of that name', async () => {
      const portfolio = list({ categoryLabels: ['C2 '], withCategories: true });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(portfolio.state()).to.include({ total: 3, hasMore: false, status: 'ready' });
      expect(portfolio.state().categories.map(({ id }) => id)).to.deep.equal([2]);
    });

    it('that no category has leave nothing, without asking for items', async () => {
      const portfolio = list({ categoryLabels: ['Unknown'] });
      await settled();
      expect(portfolio.state()).to.include({ total: 0, hasMore: false, status: 'ready' });
      expect(server.pages()).to.deep.equal([]);
    });

    it('beside ids hide items, and as many are loaded as fill the page', async () => {
      const portfolio = list({ categoryIds: [1, 2, 3], categoryLabels: ['C2'], itemsPerPage: 2 });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4]);
      expect(server.pages()).to.deep.equal(['1', '2']);
      expect(portfolio.state()).to.include({ total: 8, hasMore: true });
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(portfolio.state()).to.include({ total: 3, hasMore: false });
    });

    it('of both taxonomies must both fit', async () => {
      server.categories.push({ id: 12, name: 'Odd', count: 4 });
      const portfolio = list({ categoryLabels: ['C2', 'C3'], otherCategoryLabels: ['Odd'] });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 5, 7]);
    });

    it('show nothing while nobody knows which categories they mean', async () => {
      server.holds = true;
      const portfolio = list({ categoryLabels: ['C2'] });
      expect(server.pages()).to.deep.equal([]);
      await quietly(() => server.open()[0]?.fail());
      expect(portfolio.state().status).to.equal('failed');
      portfolio.choose({ ...ALL, otherCategory: 12 });
      expect(portfolio.state().status).to.equal('failed');
      server.holds = false;
      portfolio.retry();
      expect(portfolio.state().status).to.equal('loading');
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 7]);
    });
  });
});
