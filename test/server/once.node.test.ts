import { expect } from 'chai';
import SQLite from 'libsql';
import { DAY } from '../../server/clock';
import { answersTable, keyedRequest, once, onceAwaited } from '../../server/once';

/** A store of answers in memory, with a clock that tests set. */
function answerStore() {
  const database = new SQLite(':memory:');
  database.exec(answersTable);
  const store = { database, now: 0, clock: () => store.now };
  return store;
}

describe('the name of a request', () => {
  const request = (path: string, key?: string) => ({ path, header: () => key });

  it('differs by owner, path and key', () => {
    const names = [
      keyedRequest(request('/a', 'k'), 1, {}),
      keyedRequest(request('/a', 'k'), 2, {}),
      keyedRequest(request('/b', 'k'), 1, {}),
      keyedRequest(request('/a', 'l'), 1, {}),
    ];
    expect(new Set(names.map((keyed) => keyed?.name)).size).to.equal(4);
  });

  it('is undefined without an idempotency key', () => {
    expect(keyedRequest(request('/a'), 1, {})).to.equal(undefined);
  });
});

describe('once', () => {
  it('runs the work for the first request and repeats its result', () => {
    const store = answerStore();
    let runs = 0;
    const run = () => once(store, { name: 'name', body: '' }, () => ({ run: ++runs }));
    expect([run(), run()]).to.deep.equal([{ run: 1 }, { run: 1 }]);
  });

  it('runs the work each time without a name', () => {
    const store = answerStore();
    let runs = 0;
    const run = () => once(store, undefined, () => ++runs);
    expect([run(), run()]).to.deep.equal([1, 2]);
  });

  it('runs the work again after a failure', () => {
    const store = answerStore();
    const fails = () =>
      once(store, { name: 'name', body: '' }, () => {
        throw new Error('no');
      });
    expect(fails).to.throw('no');
    expect(once(store, { name: 'name', body: '' }, () => 1)).to.equal(1);
  });

  it('stores a thousand results of an owner, and removes the oldest', () => {
    const store = answerStore();
    const run = (name: string) => once(store, { name, body: '' }, () => ({ at: store.now }));
    run('2 /a other');
    for (store.now = 1; store.now <= 1001; store.now += 1) run(`1 /a ${store.now}`);
    expect([run('2 /a other'), run('1 /a 2')]).to.deep.equal([{ at: 0 }, { at: 2 }]);
    expect(run('1 /a 1')).to.deep.equal({ at: 1002 });
  });

  it('removes stored results after a day', () => {
    const store = answerStore();
    once(store, { name: 'name', body: '' }, () => 1);
    store.now = DAY;
    once(store, { name: 'other', body: '' }, () => 1);
    expect(once(store, { name: 'name', body: '' }, () => 2)).to.equal(2);
  });
});

describe('a key with another body', () => {
  const name = 'name';
  const [sent, changed] = [
    { name, body: 'a' },
    { name, body: 'b' },
  ];

  it('is refused after the first request', () => {
    const store = answerStore();
    once(store, sent, () => 1);
    expect(() => once(store, changed, () => 2)).to.throw('Idempotency-Key');
    expect(once(store, sent, () => 3)).to.equal(1);
  });

  it('is refused while the first request runs', async () => {
    const store = answerStore();
    const first = onceAwaited(store, sent, async () => 1);
    const second = onceAwaited(store, changed, async () => 2);
    const message = await second.catch((error: Error) => error.message);
    expect(message).to.include('Idempotency-Key');
    expect(await first).to.equal(1);
  });
});

describe('asynchronous work that runs once', () => {
  it('gives a retry the result of the request that still runs', async () => {
    const store = answerStore();
    let runs = 0;
    const run = () => onceAwaited(store, { name: 'name', body: '' }, async () => ++runs);
    expect(await Promise.all([run(), run()])).to.deep.equal([1, 1]);
    expect(await run()).to.equal(1);
  });

  it('runs the work again after a failure', async () => {
    const store = answerStore();
    const failure = await onceAwaited(store, { name: 'name', body: '' }, () =>
      Promise.reject(new Error('no')),
    ).catch((error: Error) => error.message);
    expect(failure).to.equal('no');
    expect(await onceAwaited(store, { name: 'name', body: '' }, async () => 1)).to.equal(1);
  });

  it('is run by the retry if the request that still runs fails', async () => {
    const store = answerStore();
    const keyed = { name: 'name', body: '' };
    const first = onceAwaited(store, keyed, () => Promise.reject(new Error('left')));
    const retry = onceAwaited(store, keyed, async () => 2);
    expect(await first.catch((error: Error) => error.message)).to.equal('left');
    expect(await retry).to.equal(2);
  });
});
