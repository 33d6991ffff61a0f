import { expect } from 'chai';
import { everything } from '../../../../../src/elements/works/portfolio/list/filter';
import { ids, type ListServer, list, listServer, quietly, settled } from './list-server';

describe('a portfolio’s list with terms:', () => {
  let server: ListServer;
  beforeEach(() => {
    server = listServer(8);
  });
  afterEach(() => server.restore());

  const termCalls = () => server.calls.filter(({ url }) => url.pathname !== '/items');

  describe('the categories of the header', () => {
    it('are fetched only if the header shows them', async () => {
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

    it('are loaded from all pages', async () => {
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

    it('are loaded from all pages without headers too', async () => {
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

    it('exclude empty and invalid ones', async () => {
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

    it('are limited to those selected by the site', async () => {
      const portfolio = list({ withCategories: true, categoryIds: [3, 1] });
      await settled();
      expect(portfolio.state().categories.map(({ id }) => id)).to.deep.equal([1, 3]);
    });

    it('do not block the items if they cannot be loaded', async () => {
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

    it('stay if a later page fails, and the rest can be retried', async () => {
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
      expect(portfolio.state().categories.length, 'until the rest is loaded').to.equal(100);
      await settled();
      expect(portfolio.state().categories.length).to.equal(150);
    });

    it('are retried together with failed items', async () => {
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

    it('are not fetched if the CMS prints them', async () => {
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
    it('request the items of the categories with these names', async () => {
      const portfolio = list({ categoryLabels: ['C2 '], withCategories: true });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(portfolio.state()).to.include({ total: 3, hasMore: false, status: 'ready' });
      expect(portfolio.state().categories.map(({ id }) => id)).to.deep.equal([2]);
    });

    it('show nothing, without a request, if no category matches', async () => {
      const portfolio = list({ categoryLabels: ['Unknown'] });
      await settled();
      expect(portfolio.state()).to.include({ total: 0, hasMore: false, status: 'ready' });
      expect(server.pages()).to.deep.equal([]);
    });

    it('hide items when combined with ids, and load enough to fill the page', async () => {
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

    it('must match in both taxonomies', async () => {
      server.categories.push({ id: 12, name: 'Odd', count: 4 });
      const portfolio = list({ categoryLabels: ['C2', 'C3'], otherCategoryLabels: ['Odd'] });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 5, 7]);
    });

    it('show nothing until their categories are known', async () => {
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
