import { expect } from '@open-wc/testing';
import { copies, newStore, reached, reasonOf, storeForTests, until } from './opened-store';
import { titled, titleOf } from './page-server';

describe('a store of the page editor, with two editors', () => {
  const opened = storeForTests();

  const conflicted = async () => {
    const { server, store, timers } = opened();
    server.saveElsewhere(titled('Theirs'));
    store.change(titled('Mine'));
    timers.pass(2000);
    await until(store, () => store.conflict !== undefined);
  };

  it('never overwrites a newer revision, and has both versions', async () => {
    const { server, store, timers } = opened();
    await conflicted();
    expect(store.state).to.equal('conflict');
    expect(store.problem).to.contain('saved elsewhere');
    expect([store.conflict?.mine, store.conflict?.theirs].map(titleOf)).to.deep.equal([
      'Mine',
      'Theirs',
    ]);
    expect(store.conflict?.by).to.equal('grace');
    store.change(titled('Mine, longer'));
    timers.pass(60_000);
    expect(titleOf(server.document)).to.equal('Theirs');
    expect(copies()).to.have.length(1);
  });

  it('makes mine the newest revision when the person chooses it', async () => {
    const { server, store } = opened();
    await conflicted();
    expect(titleOf(await store.resolve('mine'))).to.equal('Mine');
    expect(titleOf(server.document)).to.equal('Mine');
    expect(server.revision).to.equal(3);
    expect(store.state).to.equal('saved');
    expect(copies()).to.deep.equal([]);
  });

  it('says in words what mine has changed', async () => {
    const { store } = opened();
    await conflicted();
    const [node, ...others] = store.conflict?.difference ?? [];
    expect(others).to.deep.equal([]);
    expect(node).to.include({ id: 'a1', kind: 'changed', isMoved: false });
    expect(node?.settings[0]).to.include({ before: 'Theirs', after: 'Mine' });
  });

  it('has what was typed since in mine, and tells its listeners', async () => {
    const { store } = opened();
    await conflicted();
    const longer = until(store, () => titleOf(store.conflict?.mine) === 'Mine, longer');
    store.change(titled('Mine, longer'));
    await longer;
    expect(store.conflict?.difference[0]?.settings[0]).to.include({ after: 'Mine, longer' });
    expect(titleOf(await store.resolve('mine'))).to.equal('Mine, longer');
  });

  it('publishes mine when the person has chosen it after a conflict with a publication', async () => {
    const { server, store, timers } = opened();
    store.change(titled('Mine'));
    timers.pass(2000);
    await reached(store, 'saved');
    server.saveElsewhere(titled('Theirs'));
    expect(await reasonOf(store.publish())).to.contain('saved elsewhere');
    await until(store, () => store.conflict !== undefined);
    expect(titleOf(await store.resolve('mine'))).to.equal('Mine');
    await store.publish();
    expect(titleOf(server.document)).to.equal('Mine');
    expect(server.published).to.equal(4);
  });

  it('publishes theirs when the person has chosen it after such a conflict', async () => {
    const { server, store } = opened();
    server.saveElsewhere(titled('Theirs'));
    await reasonOf(store.publish());
    await until(store, () => store.conflict !== undefined);
    expect(titleOf(await store.resolve('theirs'))).to.equal('Theirs');
    await store.publish();
    expect(titleOf(server.history.get(server.published))).to.equal('Theirs');
    expect([...server.history.values()].map(titleOf)).to.include('First');
  });

  it('asks again when theirs was chosen and mine could not be kept', async () => {
    const { server, store, timers } = opened();
    await conflicted();
    server.mode = 'offline';
    expect(await reasonOf(store.resolve('theirs'))).to.contain('no connection');
    expect(store.state).to.equal('conflict');
    server.mode = 'online';
    timers.pass(60_000);
    expect(titleOf(server.document)).to.equal('Theirs');
    await store.resolve('theirs');
    expect([...server.history.values()].map(titleOf).slice(-2)).to.deep.equal(['Mine', 'Theirs']);
  });

  it('keeps mine as a revision when the person chooses theirs', async () => {
    const { server, store } = opened();
    await conflicted();
    expect(titleOf(await store.resolve('theirs'))).to.equal('Theirs');
    expect(titleOf(server.document)).to.equal('Theirs');
    expect(server.revision).to.equal(4);
    expect(JSON.parse(String(server.last('PUT draft')?.body)).isKept).to.equal(true);
    expect(store.state).to.equal('saved');
  });

  it('shows the conflict after a reload, with what was typed', async () => {
    const { server, timers } = opened();
    await conflicted();
    server.lock = undefined;
    const again = newStore(timers);
    expect(titleOf((await again.open()).document)).to.equal('Mine');
    expect(again.state).to.equal('conflict');
    expect(titleOf(again.conflict?.theirs)).to.equal('Theirs');
    await again.close();
  });

  it('tells the second editor who has the page, and saves nothing of it', async () => {
    const { server, timers } = opened();
    const second = newStore(timers);
    expect((await second.open()).lockedBy).to.equal('ada');
    expect(second.state).to.equal('locked');
    expect(second.problem).to.contain('ada has the page open');
    expect(second.lockedBy).to.equal('ada');
    second.change(titled('Two'));
    timers.pass(60_000);
    expect(server.count('PUT draft')).to.equal(0);
    expect(copies()).to.deep.equal([]);
    await second.close();
  });

  it('can be taken over; the first keeps what it has typed and stops saving', async () => {
    const { server, store, timers } = opened();
    const second = newStore(timers);
    await second.open();
    const { lockedBy } = await second.takeOver();
    expect(lockedBy).to.equal(undefined);
    expect(second.state).to.equal('saved');
    store.change(titled('Mine'));
    timers.pass(2000);
    await reached(store, 'locked');
    expect(copies()).to.have.length(1);
    expect(titleOf(server.document)).to.equal('First');
    await second.close();
  });

  it('notices at its next renewal that somebody has taken the page over', async () => {
    const { server, store, timers } = opened();
    server.lock = { token: 'other', person: 'grace' };
    timers.pass(30_000);
    await reached(store, 'locked');
    expect(store.problem).to.contain('grace');
    expect(store.lockedBy).to.equal('grace');
    server.lock = undefined;
  });

  it('saves its changes after it has taken the page back', async () => {
    const { server, store, timers } = opened();
    server.lock = { token: 'other', person: 'grace' };
    store.change(titled('Mine'));
    timers.pass(2000);
    await reached(store, 'locked');
    expect(titleOf((await store.takeOver()).document)).to.equal('Mine');
    timers.pass(2000);
    await reached(store, 'saved');
    expect(titleOf(server.document)).to.equal('Mine');
  });

  it('shows a conflict when the page was saved while somebody else had it', async () => {
    const { server, store, timers } = opened();
    server.lock = { token: 'other', person: 'grace' };
    store.change(titled('Mine'));
    timers.pass(2000);
    await reached(store, 'locked');
    server.saveElsewhere(titled('Theirs'));
    expect(titleOf((await store.takeOver()).document)).to.equal('Mine');
    expect(store.state).to.equal('conflict');
  });

  it('renews its lock while it is open', () => {
    const { server, timers } = opened();
    const before = server.count('POST lock');
    timers.pass(120_000);
    expect(server.count('POST lock') - before).to.equal(4);
  });
});
