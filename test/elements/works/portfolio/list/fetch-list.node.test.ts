import { expect } from 'chai';
import type { FetchFailure } from '../../../../../src/elements/works/portfolio/list/fetch-failure';
import { fetchedList } from '../../../../../src/elements/works/portfolio/list/fetch-list';
import { fetchPages } from '../../../../../src/elements/works/portfolio/list/fetch-pages';
import { type ListServer, listServer, settled } from './list-server';

describe('one page of a list', () => {
  let server: ListServer;
  let call: AbortController;
  beforeEach(() => {
    server = listServer(0);
    server.holds = true;
    call = new AbortController();
  });
  afterEach(() => server.restore());

  const asked = (timeout?: number) =>
    fetchedList('/items', { signal: call.signal, cms: 'WP', timeout });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('It did not fail.'),
      (error: FetchFailure) => error,
    );

  it('has failed when the answer takes too long', async () => {
    const error = await failure(asked(1));
    expect(error).to.include({ name: 'FetchFailure', code: 'timeout' });
    expect(error.message).to.equal('/items has not answered in time');
  });

  it('rejects with the caller’s own reason when it is given up', async () => {
    const coming = failure(asked());
    const reason = new Error('enough');
    call.abort(reason);
    expect(await coming).to.equal(reason);
  });

  it('may be a list with gaps, as PHP prints it', async () => {
    const coming = asked();
    await server.open()[0]?.respond('{"0":{"id":1},"2":{"id":3}}');
    expect((await coming).entries).to.deep.equal([{ id: 1 }, { id: 3 }]);
  });

  it('has the counts of the CMS’s own headers, if they are numbers', async () => {
    server.headers = () => ({ 'X-DP-Total': '7', 'X-DP-TotalPages': 'many' });
    const coming = fetchedList('/items', { signal: call.signal, cms: 'DP' });
    await server.open()[0]?.answer();
    expect(await coming).to.deep.equal({ entries: [], total: 7, totalPages: undefined });
  });
});

describe('page after page', () => {
  it('stops where no more is wanted, whatever is still under way', async () => {
    const asked: number[] = [];
    const taken: number[] = [];
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const fetchPage = async (page: number): Promise<number> => {
      asked.push(page);
      if (page === 4) throw new Error('Nobody waits for this one.');
      return page;
    };
    await fetchPages(1, fetchPage, (page) => {
      taken.push(page);
      return page < 3 ? 9 : 0;
    });
    await settled();
    process.off('unhandledRejection', hear);
    expect(unheard).to.deep.equal([]);
    expect(taken).to.deep.equal([1, 2, 3]);
    expect(asked).to.deep.equal([1, 2, 3, 4, 5]);
  });
});
