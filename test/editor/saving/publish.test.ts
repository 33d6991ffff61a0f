import { expect } from '@open-wc/testing';
import { reached, storeForTests } from './opened-store';
import { titled, titleOf } from './page-server';

describe('a store of the page editor, while it publishes', () => {
  const opened = storeForTests();

  /** Begins to publish, and does something before the response. */
  const during = async (act: () => void) => {
    const { server, store } = opened();
    store.change(titled('One'));
    Object.assign(server, { mode: 'held', only: 'POST publish' });
    const published = store.publish();
    await server.arrived('POST publish');
    act();
    server.release();
    await published;
  };

  it('saves what is typed meanwhile afterwards, without a conflict with itself', async () => {
    const { server, store, timers } = opened();
    await during(() => {
      store.change(titled('Two'));
      timers.pass(10_000);
      expect(server.count('PUT draft')).to.equal(1);
    });
    expect(titleOf(server.history.get(server.published))).to.equal('One');
    timers.pass(2000);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Two');
    expect(store.revision).to.equal(3);
  });

  it('publishes twice when it is told to twice', async () => {
    const { server, store } = opened();
    await during(() => void store.publish());
    await store.publish();
    expect(server.published).to.equal(2);
    expect(store.state).to.equal('saved');
  });

  it('tells whether visitors can see the page, and where', async () => {
    const { server, store } = opened();
    expect([store.isPublished, store.publicAddress]).to.deep.equal([true, '/pages/a']);
    await store.hide();
    expect(JSON.parse(String(server.last('POST publish')?.body)).status).to.equal('draft');
    expect(store.isPublished).to.equal(false);
    await store.publish();
    expect(store.isPublished).to.equal(true);
  });
});
