import { expect } from 'chai';
import type { PortfolioList } from '../../../../../src/elements/works/portfolio/list/list';
import { type Call, ids, type ListServer, list, listServer, quietly, settled } from './list-server';

describe('a portfolio’s list with failed requests:', () => {
  let server: ListServer;
  beforeEach(() => {
    server = listServer(8);
  });
  afterEach(() => server.restore());

  /** A list whose first page is loaded and whose second one failed with `end`. */
  async function withFailedSecondPage(
    end: (call: Call) => Promise<void>,
  ): Promise<{ portfolio: PortfolioList; told: readonly (readonly unknown[])[]; errors: Error[] }> {
    const errors: Error[] = [];
    const portfolio = list({ onError: (error) => errors.push(error) });
    await settled();
    server.holds = true;
    portfolio.loadMore();
    const told = await quietly(() => end(server.open()[0] as Call));
    server.holds = false;
    return { portfolio, told, errors };
  }

  const endings: Record<string, [end: (call: Call) => Promise<void>, says: RegExp]> = {
    'is not reached': [(call) => call.fail(), /could not be reached/],
    'is refused': [
      (call) => call.respond('{"code":"rest_forbidden"}', 403),
      /responded with 403 rest_forbidden/,
    ],
    'is refused in HTML': [
      (call) => call.respond('<h1>Bad gateway</h1>', 502),
      /responded with 502/,
    ],
    'brings HTML': [
      (call) => call.respond('<!doctype html><p>Login'),
      /not respond with a JSON list/,
    ],
    'brings no list': [(call) => call.respond('{"code":"x"}'), /not respond with a JSON list/],
    'brings null': [(call) => call.respond('null'), /not respond with a JSON list/],
  };

  describe('a second page that', () => {
    for (const [what, [end, says]] of Object.entries(endings)) {
      it(`${what} keeps the first one, is logged once and can be retried`, async () => {
        const { portfolio, told, errors } = await withFailedSecondPage(end);
        expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
        expect(portfolio.state()).to.include({ status: 'failed', total: 8, hasMore: true });
        expect(told.length).to.equal(1);
        expect(told[0]?.[0]).to.match(
          /^<nh-portfolio>: \/items\?per_page=3&page=2 .*, so .*\. .*\.$/,
        );
        expect(told[0]?.[0]).to.match(says);
        expect(errors.length).to.equal(1);
        portfolio.retry();
        expect(portfolio.state().status).to.equal('more');
        await settled();
        expect(ids(portfolio)).to.deep.equal([1, 2, 3, 4, 5, 6]);
        expect(portfolio.state().status).to.equal('ready');
      });
    }

    it('failed is requested again by Load More too', async () => {
      const { portfolio } = await withFailedSecondPage((call) => call.fail());
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3, 4, 5, 6]);
    });

    it('is past the end of a shortened list ends it', async () => {
      const portfolio = list();
      await settled();
      server.items.length = 3;
      const told = await quietly(() => portfolio.loadMore());
      expect(told).to.deep.equal([]);
      expect(portfolio.state()).to.include({ status: 'ready', total: 3, hasMore: false });
      expect(server.pages()).to.deep.equal(['1', '2']);
    });

    it('repeats an item is completed from the next page', async () => {
      const portfolio = list();
      await settled();
      server.items.unshift({ ...server.items[7], id: 99 });
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3, 4, 5, 6]);
      portfolio.loadMore();
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
    });
  });

  describe('a first page that fails', () => {
    it('can be retried', async () => {
      server.holds = true;
      const portfolio = list();
      await quietly(() => server.open()[0]?.fail());
      expect(portfolio.state()).to.include({ status: 'failed', total: 0, hasMore: false });
      server.holds = false;
      portfolio.retry();
      expect(portfolio.state().status).to.equal('loading');
      await settled();
      expect(ids(portfolio)).to.deep.equal([1, 2, 3]);
    });

    it('is forgotten when another filter is selected', async () => {
      server.holds = true;
      const portfolio = list();
      await quietly(() => server.open()[0]?.fail());
      portfolio.choose({ category: 2, otherCategory: null });
      expect(portfolio.state().status).to.equal('loading');
    });
  });

  describe('a server that does not send the total', () => {
    beforeEach(() => {
      server.headers = () => ({});
    });

    it('is requested until a page is short', async () => {
      const portfolio = list();
      await settled();
      expect(portfolio.state()).to.include({ total: 3, hasMore: true });
      portfolio.loadMore();
      await settled();
      portfolio.loadMore();
      await settled();
      expect(portfolio.state()).to.include({ total: 8, hasMore: false });
      expect(server.pages()).to.deep.equal(['1', '2', '3']);
    });

    it('is requested once more after a full last page', async () => {
      server.items.length = 6;
      const portfolio = list();
      await settled();
      for (let click = 0; click < 2; click++) {
        portfolio.loadMore();
        await settled();
      }
      expect(portfolio.state()).to.include({ status: 'ready', total: 6, hasMore: false });
      expect(server.pages()).to.deep.equal(['1', '2', '3']);
    });

    it('may send it with the first page only', async () => {
      server.headers = (total) => ({ 'X-WP-Total': `${total}` });
      const portfolio = list();
      await settled();
      server.headers = () => ({});
      portfolio.loadMore();
      await settled();
      expect(portfolio.state()).to.include({ total: 8, hasMore: true });
    });

    it('may send it with a later page, past which nothing is requested', async () => {
      server.items.length = 6;
      const portfolio = list();
      await settled();
      server.headers = (total) => ({ 'X-WP-Total': `${total}` });
      portfolio.loadMore();
      await settled();
      expect(portfolio.state()).to.include({ total: 6, hasMore: false });
    });
  });
});
