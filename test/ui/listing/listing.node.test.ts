import { expect } from 'chai';
import type { ApiResult } from '../../../src/api/client';
import { Listing, type PageCall } from '../../../src/ui/listing/listing';
import { type Page, rowAt } from '../../../src/ui/listing/rows';

interface Asked extends PageCall {
  readonly query: string;
  readonly answer: (answer?: Partial<ApiResult<Page<string>>>) => Promise<void>;
}

/** A list of 1000 rows on a server that responds when the test says so. */
function slowList() {
  const asked: Asked[] = [];
  const listing = new Listing<string, string>(
    'all',
    (query, call) =>
      new Promise((resolve, reject) => {
        const { offset, limit, signal } = call;
        const items = Array.from({ length: limit }, (_, index) => `${query} ${offset + index}`);
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer: Asked['answer'] = (other) => {
          resolve((other ?? { value: { items, total: 1000 } }) as ApiResult<Page<string>>);
          return taken();
        };
        asked.push({ query, ...call, answer });
      }),
    10,
  );
  return { listing, asked, offsets: () => asked.map(({ offset }) => offset) };
}

/** Waits for the microtasks in which responses are processed. */
const taken = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a listing', () => {
  it('fetches the pages of the visible rows, and notifies listeners when one has loaded', async () => {
    const { listing, asked, offsets } = slowList();
    let told = 0;
    listing.subscribe(() => told++);
    listing.show({ first: 5, last: 14 });
    expect(offsets()).to.deep.equal([0, 10]);
    await asked[1]?.answer();
    expect(told).to.equal(1);
    expect(rowAt(listing.snapshot().rows, 12)).to.equal('all 12');
    expect(rowAt(listing.snapshot().rows, 5)).to.equal(undefined);
  });

  it('shows new rows of a list that was empty', async () => {
    const { listing, asked, offsets } = slowList();
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer({ value: { items: [], total: 0 } });
    listing.refresh();
    expect(offsets()).to.deep.equal([0, 0]);
    await asked[1]?.answer();
    expect(rowAt(listing.snapshot().rows, 0)).to.equal('all 0');
  });

  it('requests no page that is pending or loaded', async () => {
    const { listing, asked, offsets } = slowList();
    listing.show({ first: 0, last: 9 });
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    listing.show({ first: 0, last: 9 });
    expect(offsets()).to.deep.equal([0]);
  });

  it('skips pages that scroll out of view before their request starts', async () => {
    const { listing, asked, offsets } = slowList();
    listing.show({ first: 0, last: 9 });
    listing.show({ first: 100, last: 119 });
    listing.show({ first: 300, last: 309 });
    listing.show({ first: 900, last: 909 });
    expect(offsets()).to.deep.equal([0, 100]);
    await asked[0]?.answer();
    expect(offsets()).to.deep.equal([0, 100, 900]);
  });

  it('shows the previous rows until a new query has loaded, and drops responses to the old query', async () => {
    const { listing, asked } = slowList();
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    listing.show({ first: 50, last: 59 });
    listing.open('rose');
    expect(asked[1]?.signal.aborted).to.equal(true);
    expect(listing.snapshot()).to.include({ isChanging: true, query: 'all' });
    expect(rowAt(listing.snapshot().rows, 0)).to.equal('all 0');
    await asked[1]?.answer();
    await asked[2]?.answer();
    expect(asked[2]).to.include({ query: 'rose', offset: 0 });
    expect(listing.snapshot()).to.include({ isChanging: false, query: 'rose' });
    expect(rowAt(listing.snapshot().rows, 0)).to.equal('rose 0');
    expect(rowAt(listing.snapshot().rows, 50)).to.equal(undefined);
  });

  it('stops at an error, keeps its rows, and continues on retry', async () => {
    const { listing, asked, offsets } = slowList();
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    listing.show({ first: 20, last: 29 });
    const error = { code: 'general', reason: 'offline', message: 'no line' } as const;
    await asked[1]?.answer({ error });
    expect(listing.snapshot().error).to.equal(error);
    expect(rowAt(listing.snapshot().rows, 0)).to.equal('all 0');
    listing.show({ first: 30, last: 39 });
    expect(offsets()).to.deep.equal([0, 20]);
    listing.retry();
    expect(offsets()).to.deep.equal([0, 20, 30]);
    expect(listing.snapshot().error).to.equal(undefined);
  });

  it('fetches rows again after a change, and drops responses from before it', async () => {
    const { listing, asked, offsets } = slowList();
    listing.show({ first: 0, last: 19 });
    await asked[0]?.answer();
    listing.refresh();
    expect(asked[1]?.signal.aborted).to.equal(true);
    expect(offsets()).to.deep.equal([0, 10, 0, 10]);
    expect(rowAt(listing.snapshot().rows, 3)).to.equal('all 3');
  });

  it('drops the first response if it is from before a change', async () => {
    const { listing, asked, offsets } = slowList();
    listing.open('all');
    listing.refresh();
    expect(asked[0]?.signal.aborted).to.equal(true);
    expect(offsets()).to.deep.equal([0, 0]);
    await asked[1]?.answer();
    expect(rowAt(listing.snapshot().rows, 3)).to.equal('all 3');
  });

  it('fetches nothing after a change before it is opened', () => {
    const { listing, offsets } = slowList();
    listing.refresh();
    expect(offsets()).to.deep.equal([]);
  });

  it('returns all rows of a range, including rows that were never visible', async () => {
    const { listing, asked } = slowList();
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    const rows = listing.rowsBetween({ first: 8, last: 41 });
    for (let next = 1; next <= 4; next++) await asked[next]?.answer();
    const all = Array.from({ length: 34 }, (_, index) => `all ${8 + index}`);
    expect(await rows).to.deep.equal(all);
  });

  it('fetches a long range in requests of maximum size, and visible rows first', async () => {
    const { listing, asked } = slowList();
    const asks = () => asked.map(({ offset, limit }) => [offset, limit]);
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    const rows = listing.rowsBetween({ first: 0, last: 999 });
    listing.show({ first: 700, last: 719 });
    expect(asks().slice(1)).to.deep.equal([
      [10, 100],
      [110, 100],
    ]);
    await asked[1]?.answer();
    await asked[2]?.answer();
    expect(asks().slice(3, 5)).to.deep.equal([
      [700, 10],
      [710, 10],
    ]);
    for (let next = 3; next < asked.length; next++) await asked[next]?.answer();
    expect((await rows)?.length).to.equal(1000);
    expect(rowAt(listing.snapshot().rows, 999)).to.equal('all 999');
  });

  it('returns no range if the query changes in the meantime', async () => {
    const { listing, asked } = slowList();
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    const rows = listing.rowsBetween({ first: 0, last: 30 });
    listing.open('rose');
    expect(await rows).to.equal(undefined);
  });

  it('aborts its requests at the end, and starts new ones when shown again', () => {
    const { listing, asked, offsets } = slowList();
    listing.show({ first: 0, last: 9 });
    listing.end();
    expect(asked[0]?.signal.aborted).to.equal(true);
    listing.show({ first: 0, last: 9 });
    expect(offsets()).to.deep.equal([0, 0]);
  });

  it('shows changed rows at once', async () => {
    const { listing, asked } = slowList();
    listing.show({ first: 0, last: 9 });
    await asked[0]?.answer();
    listing.change((row) => (row === 'all 3' ? 'three' : row));
    expect(rowAt(listing.snapshot().rows, 3)).to.equal('three');
  });
});
