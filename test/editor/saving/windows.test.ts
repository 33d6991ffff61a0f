import { expect } from '@open-wc/testing';
import { FakeTimers } from './fake-timers';
import { copies, newStore, reached, reasonOf, storeForTests, until } from './opened-store';
import { titled, titleOf } from './page-server';

describe('a store of the page editor, in two windows of one account', () => {
  const opened = storeForTests();

  it('keeps a copy of its own, which the other window does not overwrite or remove', async () => {
    const { server, store, timers } = opened();
    const others = new FakeTimers();
    const second = newStore(others);
    await second.open();
    await second.takeOver();
    store.change(titled('Typed in the first window'));
    timers.pass(2000);
    await reached(store, 'locked');
    second.change(titled('Typed in the second window'));
    others.pass(250);
    expect(copies()).to.have.length(2);
    others.pass(2000);
    await reached(second, 'saved');
    expect(copies()).to.have.length(1);
    expect(localStorage.getItem(String(copies()[0]))).to.contain('Typed in the first window');
    await second.close();
    expect(titleOf(server.document)).to.equal('Typed in the second window');
  });

  it('shows the newest copy that a closed window has left, and then the one before it', async () => {
    const { server, store, timers } = opened();
    store.change(titled('Older'));
    timers.pass(300);
    server.lock = undefined;
    localStorage.setItem(`${copies()[0]}2`, copyOf('Newer', 2000));
    const third = newStore(new FakeTimers());
    expect(titleOf((await third.open()).document)).to.equal('Newer');
    await third.save();
    await third.close();
    expect(copies()).to.have.length(1);
    const fourth = newStore(new FakeTimers());
    expect(titleOf((await fourth.open()).document)).to.equal('Older');
    expect(fourth.state).to.equal('conflict');
    await fourth.resolve('mine');
    expect(copies()).to.deep.equal([]);
    expect([...server.history.values()].map(titleOf)).to.deep.equal(['First', 'Newer', 'Older']);
    await fourth.close();
  });

  it('leaves the copy of a window that has written more since it was shown', async () => {
    const { store, timers } = opened();
    store.change(titled('One'));
    timers.pass(300);
    const second = newStore(new FakeTimers());
    await second.open();
    expect(titleOf((await second.takeOver()).document)).to.equal('One');
    store.change(titled('One and more'));
    timers.pass(300);
    await second.save();
    expect(copies()).to.have.length(1);
    expect(localStorage.getItem(String(copies()[0]))).to.contain('One and more');
    await second.close();
  });

  it('shows no copy of an account whose name begins in the same way', async () => {
    const { server, store, timers } = opened();
    Object.assign(server, { account: 'ada lovelace', lock: undefined });
    await store.close();
    await store.open();
    store.change(titled('Hers'));
    timers.pass(300);
    Object.assign(server, { account: 'ada', lock: undefined });
    const again = newStore(new FakeTimers());
    expect(titleOf((await again.open()).document)).to.equal('First');
    await again.close();
    Object.assign(server, { account: 'ada lovelace' });
  });
});

describe('a store of the page editor that is closed and opened again', () => {
  const opened = storeForTests();

  it('has no lock when it was closed while it was opening', async () => {
    const { server, timers } = opened();
    Object.assign(server, { mode: 'held', only: 'POST lock', lock: undefined });
    const again = newStore(timers);
    const before = server.count('POST lock');
    const opening = again.open().catch((error: Error) => error.name);
    await server.arrived('POST lock', before + 1);
    const closing = again.close();
    server.release();
    await closing;
    expect(await opening).to.equal('AbortError');
    expect(server.lock).to.equal(undefined);
    timers.pass(120_000);
    expect(server.lock?.person, 'of the first store').to.equal('ada');
    expect(server.count('POST lock') - before).to.equal(5);
  });

  it('opens when it was closed in the same moment, as React does', async () => {
    const { server, timers } = opened();
    server.lock = undefined;
    const again = newStore(timers);
    const first = reasonOf(again.open());
    void again.close();
    const { document, lockedBy } = await again.open();
    await first;
    expect(titleOf(document)).to.equal('First');
    expect(lockedBy).to.equal(undefined);
    expect(again.state).to.equal('saved');
    expect(server.lock).to.not.equal(undefined);
    await again.close();
    expect(server.lock).to.equal(undefined);
  });

  it('stops opening without a connection when it is closed', async () => {
    const { server, timers } = opened();
    Object.assign(server, { mode: 'offline', lock: undefined });
    const again = newStore(timers);
    const opening = again.open().catch((error: Error) => error.name);
    await reached(again, 'offline');
    await again.close();
    expect(await opening).to.equal('AbortError');
  });

  it('saves, keeps its lock and reacts to its window as before', async () => {
    const { server, store, timers } = opened();
    await store.close();
    await store.open();
    const before = server.count('POST lock');
    timers.pass(60_000);
    expect(server.count('POST lock') - before).to.equal(2);
    store.change(titled('One'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await until(store, () => server.revision === 2);
    expect(titleOf(server.document)).to.equal('One');
  });

  it('leaves nothing behind when the page cannot be opened', async () => {
    const { server, timers } = opened();
    Object.assign(server, { mode: 'missing', only: 'GET page', lock: undefined });
    const again = newStore(timers);
    expect(await reasonOf(again.open())).to.contain('cannot be opened');
    expect(server.lock).to.equal(undefined);
  });
});

/** The text of a copy in the browser. */
const copyOf = (title: string, written: number): string =>
  JSON.stringify({ document: titled(title), revision: 1, saves: [], written });
