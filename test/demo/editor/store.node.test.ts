import { expect } from 'chai';
import { configure } from '../../../src/core/config';
import { apiBackEnd, LocalCopyStore, SavedPageStore } from '../../../src/editor/saving';
import { FakeTimers } from '../../editor/saving/fake-timers';
import { administrator, adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { aPage, heading, pageWith, visited } from './author';

/** A window without a screen. */
const view = Object.assign(new EventTarget(), {
  document: new EventTarget(),
}) as unknown as Window;

describe('a store of the page editor, on the demo site', () => {
  const { fetch: original } = globalThis;
  const timers = new FakeTimers();
  let site: TestSite;
  let page = { id: '', path: '' };
  before(async () => {
    site = await startSite({ adminPassword });
    page = aPage(site);
    const { cookie, nonce } = await administrator(site);
    configure({ restRoot: `${site.url}/wp-json`, restNonce: nonce });
    globalThis.fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      return original(address, { ...init, headers });
    };
  });
  after(async () => {
    globalThis.fetch = original;
    configure({ restRoot: undefined, restNonce: undefined });
    await site.close();
  });

  const texts = new Map<string, string>();
  const storage = {
    read: (key: string) => texts.get(key) ?? null,
    write: (key: string, text: string) => texts.set(key, text).has(key),
    remove: (key: string) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
  const newStore = () => {
    const backEnd = apiBackEnd(page.id);
    const copiesOf = (account: string, window: string) =>
      new LocalCopyStore(backEnd.key, account, window, storage);
    return new SavedPageStore(backEnd, { timers, view, copiesOf });
  };
  const draft = (title: string) => pageWith(heading('a1', title));

  it('saves, publishes and hands the page over to a second window without losing a change', async () => {
    const first = newStore();
    const { rights, revision, lockedBy } = await first.open();
    expect(rights.edit).to.equal(true);
    expect([revision, lockedBy]).to.deep.equal([1, undefined]);
    first.change(draft('From the first window'));
    await first.publish();
    expect(await visited(site, page.path)).to.include('From the first window');

    const second = newStore();
    expect((await second.open()).lockedBy).to.equal('admin');
    expect((await second.takeOver()).document.content).to.deep.equal(
      draft('From the first window').content,
    );
    second.change(draft('From the second window'));
    await second.save();

    first.change(draft('Typed too late'));
    await first.save().catch(() => undefined);
    expect(first.state).to.equal('locked');
    expect(texts.size, 'the copy of the late change').to.equal(1);
    await second.close();

    await first.takeOver();
    expect(first.state).to.equal('conflict');
    expect(JSON.stringify(first.conflict))
      .to.include('Typed too late')
      .and.include('From the second');
    await first.resolve('theirs');
    expect(first.state).to.equal('saved');
    await first.close();
    expect(texts.size).to.equal(0);
    const kept = site.rows('SELECT value FROM page_revisions').map(({ value }) => String(value));
    expect(kept.some((value) => value.includes('Typed too late'))).to.equal(true);
    expect(await visited(site, page.path)).to.include('From the first window');
  });
});
