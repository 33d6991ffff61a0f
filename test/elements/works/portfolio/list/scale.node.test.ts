import { expect } from 'chai';
import { itemsPerCall } from '../../../../../src/elements/works/portfolio/list/source';
import { entries, ids, type ListServer, list, listServer, quietly, settled } from './list-server';

describe('a long portfolio list:', () => {
  let server: ListServer;
  beforeEach(() => {
    server = listServer(650);
  });
  afterEach(() => server.restore());

  const waitingPages = (): (string | null)[] =>
    server.open().map(({ url }) => url.searchParams.get('page'));

  describe('pages of more than a hundred items', () => {
    it('are fetched by the hundred in three concurrent requests, and shown in order', async () => {
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

    it('show the configured number, although whole hundreds are loaded', async () => {
      const portfolio = list({ itemsPerPage: 150 });
      await settled();
      expect(portfolio.state()).to.include({ status: 'ready', total: 650, hasMore: true });
      expect(portfolio.state().items.length).to.equal(150);
      portfolio.loadMore();
      await settled();
      expect(portfolio.state().items.length).to.equal(300);
      expect(server.pages()).to.deep.equal(['1', '2', '3']);
    });

    it('are dropped if another filter was selected meanwhile', async () => {
      server.holds = true;
      const portfolio = list({ itemsPerPage: 300 });
      await server.open()[0]?.answer();
      const [second, third] = server.open();
      await third?.answer();
      portfolio.subscribe(() => portfolio.choose({ category: 2, otherCategory: null }));
      await second?.answer();
      expect(portfolio.state()).to.include({ status: 'loading', total: 0 });
    });

    it('keep the items before a failed request, and continue there', async () => {
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

  describe('a returning visitor’s list of many small pages', () => {
    const perPage = () => server.calls.map(({ url }) => url.searchParams.get('per_page'));

    it('is fetched by the hundred, then by the page', async () => {
      const portfolio = list({ itemsPerPage: 10, initialCount: 200 });
      await settled();
      expect(perPage()).to.deep.equal(['100', '100']);
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal(server.items.slice(0, 210).map(({ id }) => id));
      expect([perPage().at(-1), server.pages().at(-1)]).to.deep.equal(['10', '21']);
    });

    it('is fetched in requests of up to a hundred items in whole pages', async () => {
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

    it('continues after a failure with pages that fit the loaded items', () => {
      expect(itemsPerCall(10, 60, 40)).to.equal(30);
      expect(itemsPerCall(10, 70, 40)).to.equal(10);
      expect(itemsPerCall(10, 0, 0)).to.equal(10);
      expect(itemsPerCall(5000, 300, 4700)).to.equal(100);
    });
  });

  describe('items given by the page', () => {
    const given = entries(8);

    it('are available immediately, without a request', () => {
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

    it('are filtered by labels if the CMS prints the names', () => {
      const categories = [
        { id: 1, name: 'One', count: 1 },
        { id: 2, name: 'Two', count: 3 },
      ];
      const labels = { categoryLabels: ['Two'], otherCategoryLabels: ['Any'] };
      const portfolio = list({ items: given, categories, ...labels });
      expect(ids(portfolio)).to.deep.equal([1, 4, 7]);
    });

    it('are shown without duplicates and junk', () => {
      const portfolio = list({ items: [given[0], null, 'x', given[0], given[1]] });
      expect(ids(portfolio)).to.deep.equal([1, 2]);
      expect(portfolio.state().total).to.equal(2);
    });
  });

  describe('thousands of items given by the page', () => {
    it('are parsed and shown in separate tasks', async () => {
      const portfolio = list({ items: entries(2000) });
      expect(portfolio.state()).to.include({ status: 'loading' });
      await shownBy(portfolio);
      expect(portfolio.state()).to.include({ status: 'ready', total: 2000 });
      expect(server.calls).to.have.lengthOf(0);
    });

    it('are available if the list was stopped and started meanwhile', async () => {
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

/** Resolves at the next change of the list. */
function shownBy(portfolio: ReturnType<typeof list>): Promise<void> {
  return new Promise((resolve) => portfolio.subscribe(resolve));
}
