import { expect } from 'chai';
import { everything } from '../../../../../src/elements/works/portfolio/list/filter';
import { ids, type ListServer, list, listServer, quietly, settled } from './list-server';

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

    it('that fail cost neither the items nor further ones', async () => {
      server.holds = true;
      const portfolio = list({ withCategories: true });
      const told = await quietly(async () => {
        await termCalls()[0]?.fail();
        await server.open()[0]?.answer();
      });
      expect(told.length).to.equal(1);
      expect(told[0]?.[0]).to.match(/, so the header lacks its categories\./);
      expect(portfolio.state()).to.include({ status: 'ready', hasMore: true });
      server.holds = false;
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3, 4, 5, 6]);
    });

    it('that have come before a failure stay, and the rest can be asked for again', async () => {
      server.categories = Array.from({ length: 150 }, (_, id) => ({
        id,
        name: `N${id}`,
        count: 1,
      }));
      server.holds = true;
      const portfolio = list({ withCategories: true });
      await quietly(async () => {
        await termCalls()[0]?.answer();
        await termCalls()[1]?.fail();
        await server.open()[0]?.answer();
      });
      expect(portfolio.state().categories.length).to.equal(100);
      expect(portfolio.state()).to.include({ status: 'ready', lacksTerms: true });
      server.holds = false;
      portfolio.retry();
      expect(portfolio.state()).to.include({ lacksTerms: false });
      expect(portfolio.state().categories.length, 'until the rest is here').to.equal(100);
      await settled();
      expect(portfolio.state().categories.length).to.equal(150);
    });

    it('that have failed are tried again with items that have too', async () => {
      server.holds = true;
      const portfolio = list({ withCategories: true, withOtherCategories: true });
      await quietly(async () => {
        await termCalls()[0]?.fail();
        for (const call of server.open()) if (call.url.pathname === '/items') await call.fail();
      });
      expect(portfolio.state().status).to.equal('failed');
      portfolio.retry();
      const paths = termCalls().map(({ url }) => url.pathname.replace(/.*portfolio-/, ''));
      expect(paths, 'what is still under way is left to it').to.deep.equal([
        'categories',
        'other-categories',
        'categories',
      ]);
      while (server.open().length > 0) await server.open()[0]?.answer();
      expect(portfolio.state().categories.length).to.equal(3);
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
    });

    it('are not fetched where the CMS has printed them', async () => {
      const categories = [
        { id: '2', name: 'A & B', count: '1' },
        { id: 3, name: 'Two', count: 4 },
      ];
      const portfolio = list({ withCategories: true, categories, categoryLabels: ['A & B'] });
      expect(portfolio.state().categories).to.deep.equal([{ id: 2, name: 'A & B', count: 1 }]);
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(termCalls()).to.deep.equal([]);
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
      portfolio.choose({ ...everything, otherCategory: 12 });
      expect(portfolio.state().status).to.equal('failed');
      server.holds = false;
      portfolio.retry();
      expect(portfolio.state().status).to.equal('loading');
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 7]);
    });
  });
});
