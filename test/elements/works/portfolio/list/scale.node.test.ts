import { expect } from 'chai';
import { itemsPerCall } from '../../../../../src/elements/works/portfolio/list/source';
import { entries, ids, type ListServer, list, listServer, quietly, settled } from './list-server';

describe('a portfolio’s list, when it is long:', () => {
  let server: ListServer;
  beforeEach(() => {
    server = listServer(650);
  });
  afterEach(() => server.restore());

  const waitingPages = (): (string | null)[] =>
    server.open().map(({ url }) => url.searchParams.get('page'));

  describe('more than a hundred items a page', () => {
    it('are fetched by the hundred, three calls at once, and shown in order as they come', async () => {
      server.holds = true;
      const portfolio = list({ itemsPerPage: 5000 });
      expect(waitingPages()).to.deep.equal(['1']);
      await server.open()[0]?.answer();
      expect(waitingPages()).to.deep.equal(['2', '3', '4']);
      expect(portfolio.state()).to.include({ status: 'more', total: 650 });
      await server.open()[2]?.answer();
      expect(portfolio.state().items.length, 'the fourth waits for its turn').to.equal(100);
      await server.open()[0]?.answer();
      expect(portfolio.state().items.length).to.equal(200);
      await server.open()[0]?.answer();
      expect(portfolio.state().items.length).to.equal(400);
      while (server.open().length > 0) await server.open()[0]?.answer();
      expect(ids(portfolio)).to.deep.equal(server.items.map(({ id }) => id));
      expect(portfolio.state()).to.include({ status: 'ready', hasMore: false });
      expect(server.pages()).to.deep.equal(['1', '2', '3', '4', '5', '6', '7']);
      expect(server.calls[0]?.url.searchParams.get('per_page')).to.equal('100');
    });

    it('are shown as many as asked for, though whole hundreds come', async () => {
      const portfolio = list({ itemsPerPage: 150 });
      await settled();
      expect(portfolio.state()).to.include({ status: 'ready', total: 650, hasMore: true });
      expect(portfolio.state().items.length).to.equal(150);
      portfolio.loadMore();
      await settled();
      expect(portfolio.state().items.length).to.equal(300);
      expect(server.pages()).to.deep.equal(['1', '2', '3']);
    });

    it('are dropped where they came early and another filter was chosen meanwhile', async () => {
      server.holds = true;
      const portfolio = list({ itemsPerPage: 300 });
      await server.open()[0]?.answer();
      const [second, third] = server.open();
      await third?.answer();
      portfolio.subscribe(() => portfolio.choose({ category: 2, otherCategory: null }));
      await second?.answer();
      expect(portfolio.state()).to.include({ status: 'loading', total: 0 });
    });

    it('keep what came before one that failed, and go on there', async () => {
      server.items.length = 450;
      server.holds = true;
      const portfolio = list({ itemsPerPage: 450 });
      await server.open()[0]?.answer();
      const [second, third, fourth] = server.open();
      await third?.answer();
      await second?.answer();
      await quietly(() => fourth?.fail());
      expect(portfolio.state()).to.include({ status: 'failed', hasMore: true });
      expect(portfolio.state().items.length).to.equal(300);
      expect(waitingPages(), 'the fifth is given up').to.deep.equal([]);
      server.holds = false;
      portfolio.retry();
      await settled();
      expect(portfolio.state().items.length).to.equal(450);
    });
  });

  describe('where a visitor comes back to many small pages', () => {
    const perPage = () => server.calls.map(({ url }) => url.searchParams.get('per_page'));

    it('is fetched by the hundred, and further by the page', async () => {
      const portfolio = list({ itemsPerPage: 10, initialCount: 200 });
      await settled();
      expect(perPage()).to.deep.equal(['100', '100']);
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(server.items.slice(0, 210).map(({ id }) => id));
      expect([perPage().at(-1), server.pages().at(-1)]).to.deep.equal(['10', '21']);
    });

    it('is fetched by as many whole pages as a hundred has', async () => {
      const portfolio = list({ itemsPerPage: 24, initialCount: 120 });
      await settled();
      expect(perPage()).to.deep.equal(['96', '96']);
      for (let click = 0; click < 4; click++) {
        portfolio.loadMore();
        await settled();
      }
      expect(ids(portfolio)).to.deep.equal(server.items.slice(0, 216).map(({ id }) => id));
      expect([perPage().at(-1), server.pages().at(-1)]).to.deep.equal(['24', '9']);
    });

    it('goes on after a failure by pages that fall on what is here', () => {
      expect(itemsPerCall(10, 60, 40)).to.equal(30);
      expect(itemsPerCall(10, 70, 40)).to.equal(10);
      expect(itemsPerCall(10, 0, 0)).to.equal(10);
      expect(itemsPerCall(5000, 300, 4700)).to.equal(100);
    });
  });

  describe('items that are given', () => {
    const given = entries(8);

    it('are there at once, without a call', () => {
      const portfolio = list({ items: given, withCategories: true, withOtherCategories: true });
      expect(portfolio.state()).to.include({ status: 'ready', total: 8, hasMore: true });
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
      portfolio.loadMore();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3, 4, 5, 6]);
      expect(server.calls).to.deep.equal([]);
    });

    it('are filtered by the terms that they carry', () => {
      const portfolio = list({ items: given, otherCategoryIds: [12], categoryLabels: ['Any'] });
      expect(ids(portfolio)).to.deep.equal([1, 3, 5]);
      portfolio.choose({ category: 2, otherCategory: null });
      expect(ids(portfolio)).to.deep.equal([1, 7]);
      expect(portfolio.state()).to.include({ total: 2, hasMore: false });
    });

    it('are narrowed by labels where the CMS has printed the names', () => {
      const categories = [
        { id: 1, name: 'One', count: 1 },
        { id: 2, name: 'Two', count: 3 },
      ];
      const labels = { categoryLabels: ['Two'], otherCategoryLabels: ['Any'] };
      const portfolio = list({ items: given, categories, ...labels });
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
    });

    it('are each shown once, and junk among them not at all', () => {
      const portfolio = list({ items: [given[0], null, 'x', given[0], given[1]] });
      expect(ids(portfolio)).to.deep.equal([1, 2]);
      expect(portfolio.state().total).to.equal(2);
    });
  });

  describe('thousands of given items', () => {
    it('are read and shown in tasks of their own', async () => {
      const portfolio = list({ items: entries(2000) });
      expect(portfolio.state()).to.include({ status: 'loading' });
      await shownBy(portfolio);
      expect(portfolio.state()).to.include({ status: 'ready', total: 2000 });
      expect(server.calls).to.have.lengthOf(0);
    });

    it('are there, too, when the list is stopped and started meanwhile', async () => {
      const portfolio = list({ items: entries(2000) });
      portfolio.stop();
      portfolio.start();
      portfolio.choose({ category: 1, otherCategory: null });
      await shownBy(portfolio);
      expect(portfolio.state().filter.category).to.equal(1);
      expect(portfolio.state().status).to.equal('ready');
    });
  });
});

/** Waits until the list says something new. */
function shownBy(portfolio: ReturnType<typeof list>): Promise<void> {
  return new Promise((resolve) => portfolio.subscribe(resolve));
}
