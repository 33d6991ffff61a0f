import { expect } from '@open-wc/testing';
import { FakeTimers } from './fake-timers';
import { copies, newStore, reached, storeForTests, until } from './opened-store';
import { titled, titleOf } from './page-server';

describe('a store of the page editor', () => {
  const opened = storeForTests();

  it('opens the page with its revision and the rights of the account', () => {
    const { opened: page, store } = opened();
    expect(titleOf(page.document)).to.equal('First');
    expect(page).to.include({ revision: 1, published: true });
    expect(page.rights.html).to.equal(false);
    expect(page.lockedBy).to.equal(undefined);
    expect(store.state).to.equal('saved');
  });

  it('saves two seconds after the last change, once', async () => {
    const { server, store, timers } = opened();
    store.change(titled('One'));
    timers.pass(1500);
    store.change(titled('Two'));
    timers.pass(1500);
    expect(store.state).to.equal('changed');
    expect(server.count('PUT draft')).to.equal(0);
    timers.pass(500);
    expect(store.state).to.equal('saving');
    await reached(store, 'saved');
    expect(server.count('PUT draft')).to.equal(1);
    expect(titleOf(server.document)).to.equal('Two');
    expect(store.revision).to.equal(2);
  });

  it('saves within twenty seconds while somebody never stops typing', async () => {
    const { server, store, timers } = opened();
    for (let second = 0; second < 21; second += 1) {
      store.change(titled(`Letter ${second}`));
      timers.pass(1000);
    }
    await until(store, () => server.revision === 2);
  });

  it('saves nothing when the editor reports a page that has not changed', () => {
    const { server, store, timers } = opened();
    store.change(titled('First'));
    timers.pass(5000);
    expect(store.state).to.equal('saved');
    expect(server.count('PUT draft')).to.equal(0);
  });

  it('saves what was typed during a save afterwards', async () => {
    const { server, store, timers } = opened();
    server.mode = 'held';
    store.change(titled('One'));
    timers.pass(2000);
    store.change(titled('Two'));
    server.release();
    await reached(store, 'changed');
    timers.pass(2000);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Two');
    expect(server.revision).to.equal(3);
  });

  it('has a copy in the browser a moment after a change, until it is saved', async () => {
    const { store, timers } = opened();
    store.change(titled('One'));
    timers.pass(250);
    expect(copies()).to.have.length(1);
    expect(copies()[0]).to.match(/ ada \w+$/);
    timers.pass(2000);
    await reached(store, 'saved');
    expect(copies()).to.deep.equal([]);
  });

  it('publishes after it has saved what waits', async () => {
    const { server, store } = opened();
    store.change(titled('One'));
    await store.publish();
    expect(titleOf(server.document)).to.equal('One');
    expect(server.published).to.equal(2);
    expect(store.state).to.equal('saved');
  });

  it('sends what waits and releases the lock when it is closed', async () => {
    const { server, store } = opened();
    store.change(titled('One'));
    await store.close();
    expect(titleOf(server.document)).to.equal('One');
    expect(server.lock).to.equal(undefined);
  });

  it('sends what waits when the tab is left, by a request that survives it', async () => {
    const { server, store } = opened();
    store.change(titled('One'));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await until(store, () => server.revision === 2);
    expect(server.last('PUT draft')?.keepalive).to.equal(true);
    expect(server.last('DELETE lock')?.keepalive).to.equal(true);
    expect(server.last('GET page')?.keepalive).to.equal(false);
  });

  it('sends at once what the editor passes on last, while the tab is left', async () => {
    const { server, store } = opened();
    const passOn = () => store.change(titled('The last letters'));
    window.addEventListener('pagehide', passOn, { once: true });
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(copies()).to.have.length(1);
    await until(store, () => server.revision === 2);
    expect(titleOf(server.document)).to.equal('The last letters');
    expect(server.last('PUT draft')?.keepalive).to.equal(true);
  });

  it('sends at once what the editor passes on while the tab is hidden', async () => {
    const { server, store } = opened();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    try {
      store.change(titled('Hidden'));
      expect(copies()).to.have.length(1);
      await reached(store, 'saved');
      expect(titleOf(server.document)).to.equal('Hidden');
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });

  it('sends a page that is too long for such a request by an ordinary one, and keeps its copy', async () => {
    const { server, store } = opened();
    server.mode = 'held';
    store.change(titled('x'.repeat(30_000)));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(copies()).to.have.length(1);
    await server.arrived('PUT draft');
    expect(server.last('PUT draft')?.keepalive).to.equal(false);
    server.release();
  });

  it('shows unsaved changes again after a reload, and saves them', async () => {
    const { server, store, timers } = opened();
    store.change(titled('Typed'));
    timers.pass(300);
    // The timers of the first window stand still: it is closed.
    const later = new FakeTimers();
    const again = newStore(later);
    server.lock = undefined;
    const { document } = await again.open();
    expect(titleOf(document)).to.equal('Typed');
    expect(again.state).to.equal('changed');
    later.pass(2000);
    await reached(again, 'saved');
    expect(titleOf(server.document)).to.equal('Typed');
    expect(copies()).to.deep.equal([]);
    await again.close();
  });

  it('shows the unsaved changes of one account to nobody else', async () => {
    const { server, store, timers } = opened();
    store.change(titled('Ada’s secret'));
    timers.pass(300);
    Object.assign(server, { account: 'grace', lock: undefined });
    const hers = newStore(timers);
    expect(titleOf((await hers.open()).document)).to.equal('First');
    expect(hers.state).to.equal('saved');
    await hers.close();
    expect(copies()).to.have.length(1);
  });

  it('ignores what another script has written in place of a copy', async () => {
    const { server, store, timers } = opened();
    store.change(titled('Typed'));
    timers.pass(300);
    const [key = ''] = copies();
    for (const junk of [
      '{',
      '7',
      '{"document":[],"revision":"x"}',
      '{"document":7,"revision":1}',
    ]) {
      localStorage.setItem(key, junk);
      server.lock = undefined;
      const again = newStore(timers);
      expect(titleOf((await again.open()).document), junk).to.equal('First');
    }
  });
});
