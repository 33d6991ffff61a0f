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
    it('loads its first page at the start', async () => {
      const portfolio = list();
      expect(portfolio.state()).to.include({ status: 'loading', total: 0, hasMore: false });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
      expect(portfolio.state()).to.include({ status: 'ready', total: 8, hasMore: true });
    });

    it('appends a page at a time until all are there', async () => {
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

    it('takes one request for more at a time', async () => {
      const portfolio = list();
      await settled();
      for (let click = 0; click < 3; click++) portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(6));
    });

    it('says that nothing was found', async () => {
      server.items = [];
      const portfolio = list();
      await settled();
      expect(portfolio.state()).to.include({ status: 'ready', total: 0, hasMore: false });
    });

    it('begins with as many as a visitor had who comes back', async () => {
      const portfolio = list({ initialCount: 7 });
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(7));
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(upTo(8));
    });

    it('tells each change once, and is the same state between', async () => {
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

    it('ends its calls when it is stopped, and makes them again when it is started again', async () => {
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

    it('that goes on for another has its filter, and as many as the visitor has loaded', async () => {
      const portfolio = list({ filter: only(2), itemsPerPage: 1 });
      await settled();
      expect(portfolio.place()).to.deep.equal({ filter: only(2), initialCount: undefined });
      portfolio.loadMore();
      await settled();
      const next = list({ ...portfolio.place(), itemsPerPage: 1 });
      await settled();
      expect(ids(next)).to.deep.equal([1, 4]);
    });
  });

  describe('a filter', () => {
    it('brings its own items and total', async () => {
      const portfolio = list();
      await settled();
      portfolio.choose(only(2));
      expect(portfolio.state()).to.include({ status: 'loading', total: 0 });
      expect(ids(portfolio)).to.deep.equal([]);
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
      expect(portfolio.state()).to.include({ total: 3, hasMore: false });
    });

    it('crosses the other taxonomy, and takes the place of the ids that the site has chosen', async () => {
      const portfolio = list({ categoryIds: [1, 2], otherCategoryIds: [12] });
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 3, 7]);
      portfolio.choose(only(2));
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 7]);
      const { searchParams } = server.calls.at(-1)?.url ?? new URL('x:');
      expect(searchParams.getAll('astra-portfolio-categories')).to.deep.equal(['2']);
    });

    it('may be what it begins with', async () => {
      const portfolio = list({ filter: { category: null, otherCategory: 11 } });
      await settled();
      expect(ids(portfolio)).to.deep.equal([2, 4, 6]);
    });

    it('drops the answer of an earlier one that comes later', async () => {
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

  describe('a filter that was seen before', () => {
    it('is shown at once as long as it was, and refreshed behind', async () => {
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

    it('is told nothing when nothing is new', async () => {
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

    it('grows while it is refreshed', async () => {
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

    it('stays, and can be loaded further, when it cannot be refreshed', async () => {
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

  describe('a filter of a list that is loaded to its end', () => {
    it('is shown at once, and refreshed behind', async () => {
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

    it('is waited for where the items do not tell their terms', async () => {
      for (const item of server.items) delete item['astra-portfolio-categories'];
      const portfolio = list({ itemsPerPage: 8 });
      await settled();
      portfolio.choose(only(2));
      expect(portfolio.state().status).to.equal('loading');
    });

    it('is waited for where it leads out of what the site has chosen', async () => {
      const portfolio = list({ itemsPerPage: 8, categoryIds: [1] });
      await settled();
      portfolio.choose(only(2));
      expect(portfolio.state().status).to.equal('loading');
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
    });
  });
});
