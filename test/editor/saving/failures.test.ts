import { expect } from '@open-wc/testing';
import {
  copies,
  newStore,
  type OpenedStore,
  reached,
  reasonOf,
  storeForTests,
  until,
} from './opened-store';
import { titled, titleOf } from './page-server';

describe('a store of the page editor, when saving fails', () => {
  const opened = storeForTests();

  const changeAndSave = (title: string) => {
    opened().store.change(titled(title));
    opened().timers.pass(2000);
  };

  it('goes on without a connection, with growing waits, and saves once it is back', async () => {
    const { server, store, timers } = opened();
    server.mode = 'offline';
    changeAndSave('One');
    await reached(store, 'offline');
    expect(store.problem).to.contain('no connection');
    const tries = () => server.count('PUT draft');
    for (const wait of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = tries();
      timers.pass(wait - 1);
      expect(tries(), `before ${wait}`).to.equal(before);
      const failed = untilNotified(store);
      timers.pass(1);
      expect(tries(), `after ${wait}`).to.equal(before + 1);
      await failed;
    }
    store.change(titled('Two'));
    expect(store.state).to.equal('offline');
    server.mode = 'online';
    window.dispatchEvent(new Event('online'));
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Two');
    expect(store.problem).to.equal(undefined);
    expect(copies()).to.deep.equal([]);
  });

  it('tries again when the server is broken', async () => {
    const { server, store, timers } = opened();
    server.mode = 'broken';
    changeAndSave('One');
    await reached(store, 'failed');
    server.mode = 'online';
    timers.pass(2000);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('One');
  });

  it('keeps what was typed when the person is logged out, and saves it after the next log-in', async () => {
    const { server, store } = opened();
    server.mode = 'logged-out';
    changeAndSave('One');
    await reached(store, 'failed');
    expect(store.problem).to.contain('log in as ada');
    expect(copies()).to.have.length(1);
    server.mode = 'online';
    document.dispatchEvent(new Event('visibilitychange'));
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('One');
  });

  it('says why the server refuses a page, and tries again with the next change', async () => {
    const { server, store, timers } = opened();
    server.mode = 'refusing';
    changeAndSave('One');
    await reached(store, 'failed');
    expect(store.problem).to.contain('The page has too many elements.');
    timers.pass(600_000);
    expect(server.count('PUT draft')).to.equal(1);
    server.mode = 'online';
    changeAndSave('Two');
    await reached(store, 'saved');
  });

  it('recognises its own save whose response was lost', async () => {
    const { server, store, timers } = opened();
    server.mode = 'lost';
    changeAndSave('One');
    await reached(store, 'offline');
    expect(server.revision).to.equal(2);
    store.change(titled('Two'));
    server.mode = 'online';
    timers.pass(2000);
    await until(store, () => server.count('PUT draft') === 2 && !store.problem);
    timers.pass(0);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Two');
  });

  it('recognises its own save after a reload too', async () => {
    const { server, store, timers } = opened();
    server.mode = 'lost';
    changeAndSave('One');
    await reached(store, 'offline');
    store.change(titled('Two'));
    timers.pass(300);
    Object.assign(server, { mode: 'online', lock: undefined });
    const again = newStore(timers);
    expect(titleOf((await again.open()).document)).to.equal('Two');
    expect(again.state).to.equal('changed');
    await again.close();
    expect(titleOf(server.document)).to.equal('Two');
  });

  it('tries again at once when the person asks for it, even what the server has refused', async () => {
    const { server, store, timers } = opened();
    server.mode = 'refusing';
    changeAndSave('One');
    await reached(store, 'failed');
    await store.retry();
    expect(store.state).to.equal('failed');
    server.mode = 'online';
    await store.retry();
    expect(store.state).to.equal('saved');
    expect(titleOf(server.document)).to.equal('One');
    timers.pass(60_000);
    expect(server.count('PUT draft')).to.equal(3);
  });

  it('saves what was typed while the server was refusing the page', async () => {
    const { server, store, timers } = opened();
    Object.assign(server, { mode: 'held', only: 'PUT draft' });
    changeAndSave('Too long');
    store.change(titled('Short'));
    timers.pass(2000);
    server.refuseHeld();
    await reached(store, 'failed');
    timers.pass(2000);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Short');
  });

  it('says which code the server has left out, until it saves all', async () => {
    const { server, store, timers } = opened();
    expect(store.leftOut).to.deep.equal([]);
    server.leftOut = [{ element: 'a1', setting: 'custom_css' }];
    changeAndSave('One');
    await reached(store, 'saved');
    expect(store.leftOut).to.deep.equal(server.leftOut);
    server.leftOut = [];
    store.change(titled('Two'));
    timers.pass(2000);
    await reached(store, 'saved');
    expect(store.leftOut).to.deep.equal([]);
  });

  it('does not publish what could not be saved', async () => {
    const { server, store } = opened();
    server.mode = 'offline';
    store.change(titled('One'));
    expect(await reasonOf(store.publish())).to.contain('no connection');
    expect(server.count('POST publish')).to.equal(0);
  });

  it('opens the page once the connection is there', async () => {
    const { server, timers } = opened();
    Object.assign(server, { mode: 'offline', lock: undefined });
    const again = newStore(timers);
    const opening = again.open();
    await reached(again, 'offline');
    server.mode = 'online';
    timers.pass(2000);
    expect(titleOf((await opening).document)).to.equal('First');
    expect(again.state).to.equal('saved');
    await again.close();
  });

  it('opens the page at once when the person tries again', async () => {
    const { server, timers } = opened();
    Object.assign(server, { mode: 'offline', lock: undefined });
    const again = newStore(timers);
    const opening = again.open();
    await reached(again, 'offline');
    await again.retry();
    expect(again.state).to.equal('offline');
    server.mode = 'online';
    await again.retry();
    expect(titleOf((await opening).document)).to.equal('First');
    await again.close();
  });

  it('goes on where the browser stores nothing, and says so', async () => {
    const { server, store, timers } = opened();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    try {
      store.change(titled('One'));
      timers.pass(300);
      expect(store.problem).to.contain('no room');
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).to.equal(true);
      timers.pass(2000);
      await reached(store, 'saved');
      expect(titleOf(server.document)).to.equal('One');
      expect(store.problem).to.equal(undefined);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

/** Waits until a request has ended: the store tells its listeners. */
function untilNotified(store: OpenedStore['store']): Promise<void> {
  let notes = 0;
  // The first note is about the beginning of the request.
  return until(store, () => {
    notes += 1;
    return notes > 2;
  });
}
