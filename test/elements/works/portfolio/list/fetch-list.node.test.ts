import { expect } from 'chai';
import type { FetchFailure } from '../../../../../src/elements/works/portfolio/list/fetch-failure';
import { fetchList } from '../../../../../src/elements/works/portfolio/list/fetch-list';
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
    fetchList('/items', { signal: call.signal, cms: 'WP', timeout });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('It did not fail.'),
      (error: FetchFailure) => error,
    );

  it('fails if the response takes too long', async () => {
    const error = await failure(asked(1));
    expect(error).to.include({ name: 'FetchFailure', code: 'timeout' });
    expect(error.message).to.equal('/items did not respond in time');
  });

  it('rejects with the signal’s reason when it is aborted', async () => {
    const coming = failure(asked());
    const reason = new Error('enough');
    call.abort(reason);
    expect(await coming).to.equal(reason);
  });

  it('may be a list with gaps, which PHP prints as an object', async () => {
    const coming = asked();
    await server.open()[0]?.respond('{"0":{"id":1},"2":{"id":3}}');
    expect((await coming).entries).to.deep.equal([{ id: 1 }, { id: 3 }]);
  });

  it('reads the counts from the CMS’s headers if they are numbers', async () => {
    server.headers = () => ({ 'X-DP-Total': '7', 'X-DP-TotalPages': 'many' });
    const coming = fetchList('/items', { signal: call.signal, cms: 'DP' });
    await server.open()[0]?.answer();
    expect(await coming).to.deep.equal({ entries: [], total: 7, totalPages: undefined });
  });
});

describe('the pages of a list', () => {
  it('end when no more are needed, even with pending requests', async () => {
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
