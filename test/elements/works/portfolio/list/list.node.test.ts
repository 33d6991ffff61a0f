import { expect } from 'chai';
import { everything } from '../../../../../src/elements/works/portfolio/list/filter';
import { entries, ids, type ListServer, list, listServer, quietly, settled } from './list-server';

describe('a portfolio’s list', () => {
  let server: ListServer;
  beforeEach(() => {
    server = listServer(8);
  });
  afterEach(() => server.restore());

  const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
  const only = (category: number) => ({ ...everything, category });

  describe('the list of a portfolio', () => {
    it('loads its first page when it starts', async () => {
      const portfolio = list();
      expect(portfolio.state()).to.include({ status: 'loading', total: 0, hasMore: false });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
      expect(portfolio.state()).to.include({ status: 'ready', total: 8, hasMore: true });
    });

    it('appends one page at a time until all are loaded', async () => {
      const portfolio = list();
      await settled();
      portfolio.loadMore();
      expect(portfolio.state().status).to.equal('more');
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(6));
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(8));
      expect(portfolio.state()).to.include({ status: 'ready', total: 8, hasMore: false });
      portfolio.loadMore();
      await settled();
      expect(server.pages()).to.deep.equal(['1', '2', '3']);
    });

    it('ignores Load More while a page loads', async () => {
      const portfolio = list();
      await settled();
      for (let click = 0; click < 3; click++) portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(6));
    });

    it('is ready and empty if there are no items', async () => {
      server.items = [];
      const portfolio = list();
      await settled();
      expect(portfolio.state()).to.include({ status: 'ready', total: 0, hasMore: false });
    });

    it('starts with as many items as a returning visitor had', async () => {
      const portfolio = list({ initialCount: 7 });
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(7));
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(8));
    });

    it('notifies once per change, and keeps the same state otherwise', async () => {
      const portfolio = list();
      const states = new Set([portfolio.state()]);
      let told = 0;
      portfolio.subscribe(() => {
        told += 1;
        states.add(portfolio.state());
      });
      await settled();
      expect(told).to.equal(1);
      expect(states.size).to.equal(2);
      expect(portfolio.state()).to.equal(portfolio.state());
    });

    it('aborts its requests when it stops, and repeats them when it starts again', async () => {
      server.holds = true;
      const portfolio = list({ withCategories: true });
      const calls = [...server.calls];
      portfolio.stop();
      await settled();
      expect(calls.map(({ signal }) => signal.aborted)).to.deep.equal([true, true]);
      expect(portfolio.state().status).to.equal('loading');
      portfolio.start();
      while (server.open().length > 0) await server.open()[0]?.answer();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
      expect(portfolio.state().categories.length).to.equal(3);
    });

    it('continues another list with its filter and number of items', async () => {
      const portfolio = list({ filter: only(2), itemsPerPage: 1 });
      await settled();
      expect(portfolio.continuation()).to.deep.equal({ filter: only(2), initialCount: undefined });
      portfolio.loadMore();
      await settled();
      const next = list({ ...portfolio.continuation(), itemsPerPage: 1 });
      await settled();
      expect(ids(next)).to.deep.equal([1, 4]);
    });
  });

  describe('a filter', () => {
    it('loads its own items and total', async () => {
      const portfolio = list();
      await settled();
      portfolio.choose(only(2));
      expect(portfolio.state()).to.include({ status: 'loading', total: 0 });
      expect(ids(portfolio)).to.deep.equal([]);
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(portfolio.state()).to.include({ total: 3, hasMore: false });
    });

    it('is combined with the other taxonomy, and replaces the site’s ids', async () => {
      const portfolio = list({ categoryIds: [1, 2], otherCategoryIds: [12] });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 3, 7]);
      portfolio.choose(only(2));
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 7]);
      const { searchParams } = server.calls.at(-1)?.url ?? new URL('x:');
      expect(searchParams.getAll('astra-portfolio-categories')).to.deep.equal(['2']);
    });

    it('can be set initially', async () => {
      const portfolio = list({ filter: { category: null, otherCategory: 11 } });
      await settled();
      expect(ids(portfolio)).to.deep.equal([2, 4, 6]);
    });

    it('drops late responses of an earlier filter', async () => {
      server.holds = true;
      const portfolio = list();
      portfolio.choose(only(1));
      portfolio.choose(only(2));
      const [all, one, two] = server.calls;
      await two?.answer();
      await one?.answer();
      await all?.answer();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(all?.signal.aborted && one?.signal.aborted).to.equal(true);
    });
  });

  describe('a cached filter', () => {
    it('is shown immediately with all its items, then refreshed', async () => {
      server.items = entries(200);
      const portfolio = list({ itemsPerPage: 75 });
      await settled();
      portfolio.loadMore();
      await settled();
      const before = portfolio.state().items;
      portfolio.choose(only(2));
      await settled();
      server.holds = true;
      server.items = server.items.filter(({ id }) => id !== 2);
      portfolio.choose(everything);
      expect(portfolio.state()).to.include({ status: 'ready', total: 200, hasMore: true });
      expect(ids(portfolio)).to.deep.equal(upTo(150));
      await server.open()[0]?.answer();
      expect(ids(portfolio), 'nothing jumps half-way').to.deep.equal(upTo(150));
      await server.open()[0]?.answer();
      expect(ids(portfolio)).to.deep.equal(upTo(151).filter((id) => id !== 2));
      expect(portfolio.state().total).to.equal(199);
      expect(portfolio.state().items[0], 'the same object').to.equal(before[0]);
    });

    it('causes no notification if nothing changed', async () => {
      const portfolio = list();
      await settled();
      portfolio.choose(only(2));
      await settled();
      portfolio.choose(everything);
      let told = 0;
      portfolio.subscribe(() => told++);
      await settled();
      expect(server.pages().length).to.equal(3);
      expect(told).to.equal(0);
    });

    it('can load more while it is refreshed', async () => {
      const portfolio = list();
      await settled();
      portfolio.choose(only(2));
      await settled();
      server.holds = true;
      portfolio.choose(everything);
      portfolio.loadMore();
      expect(portfolio.state().status).to.equal('more');
      while (server.open().length > 0) await server.open()[0]?.answer();
      expect(ids(portfolio)).to.deep.equal(upTo(6));
      expect(portfolio.state().status).to.equal('ready');
    });

    it('stays, and can load more, if it cannot be refreshed', async () => {
      const portfolio = list();
      await settled();
      portfolio.choose(only(2));
      await settled();
      server.holds = true;
      portfolio.choose(everything);
      const told = await quietly(() => server.open()[0]?.fail());
      expect(told.length).to.equal(1);
      expect(portfolio.state()).to.include({ status: 'ready', hasMore: true });
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
      portfolio.loadMore();
      while (server.open().length > 0) await server.open()[0]?.answer();
      expect(ids(portfolio)).to.deep.equal(upTo(6));
    });
  });

  describe('a filter of a completely loaded list', () => {
    it('is shown immediately, then refreshed', async () => {
      const portfolio = list({ itemsPerPage: 8 });
      await settled();
      server.holds = true;
      portfolio.choose(only(2));
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(portfolio.state()).to.include({ status: 'ready', total: 3, hasMore: false });
      server.items = server.items.filter(({ id }) => id !== 4);
      await server.open()[0]?.answer();
      expect(ids(portfolio)).to.deep.equal([1, 7]);
    });

    it('is loaded first if the items lack their terms', async () => {
      for (const item of server.items) delete item['astra-portfolio-categories'];
      const portfolio = list({ itemsPerPage: 8 });
      await settled();
      portfolio.choose(only(2));
      expect(portfolio.state().status).to.equal('loading');
    });

    it('is loaded first if it is outside the site’s selection', async () => {
      const portfolio = list({ itemsPerPage: 8, categoryIds: [1] });
      await settled();
      portfolio.choose(only(2));
      expect(portfolio.state().status).to.equal('loading');
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
    });
  });
});
