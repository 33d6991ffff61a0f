import { expect } from '@open-wc/testing';
import { reached, reasonOf, storeForTests } from './opened-store';
import { titled, titleOf } from './page-server';

describe('the history of a store of the page editor', () => {
  const opened = storeForTests();

  const saved = async (title: string) => {
    opened().store.change(titled(title));
    await opened().store.save();
  };
  const sent = () => JSON.parse(String(opened().server.last('PUT draft')?.body));

  it('lists the revisions, newest first, and reads one', async () => {
    const { store } = opened();
    await saved('Second');
    expect((await store.listRevisions()).map(({ number }) => number)).to.deep.equal([2, 1]);
    expect(titleOf(await store.readRevision(1))).to.equal('First');
  });

  it('restores a revision as the newest one, and keeps what was typed as one before it', async () => {
    const { server, store } = opened();
    await saved('Second');
    store.change(titled('Typed'));
    expect(titleOf(await store.restore(1))).to.equal('First');
    expect([...server.history.values()].map(titleOf)).to.deep.equal([
      'First',
      'Second',
      'Typed',
      'First',
    ]);
    expect(sent()).to.include({ isKept: true, isRestored: true });
    expect(store.state).to.equal('saved');
    expect(titleOf(await store.restore(3)), 'undone').to.equal('Typed');
  });

  it('restores nothing while what was typed cannot be saved', async () => {
    const { server, store, timers } = opened();
    await saved('Second');
    store.change(titled('Typed'));
    Object.assign(server, { mode: 'offline', only: 'PUT draft' });
    expect(await reasonOf(store.restore(1))).to.contain('no connection');
    server.release();
    timers.pass(2000);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Typed');
    expect(sent().isKept).to.equal(true);
  });

  it('says that a revision does not exist any more', async () => {
    const { store } = opened();
    await saved('Second');
    expect(await reasonOf(store.restore(9))).to.contain('does not exist any more');
    expect(store.state).to.equal('saved');
  });
});
