import { expect } from '@open-wc/testing';
import { cleared, live, newServer, reloaded } from '../../../page-objects/kit-library';
import { rendered } from '../../../page-objects/until';
import type { LibraryServer } from '../../../server-doubles/kit-library';
import { connectionOf } from './fixtures';

let server: LibraryServer;
const here = location.pathname + location.search;

beforeEach(() => {
  server = newServer();
});
afterEach(() => {
  cleared();
  history.replaceState(null, '', here);
});

/** Sets the page's address as after the return from the library. */
function comeBack(outcome: string): void {
  const url = new URL(location.href);
  url.searchParams.set('library', outcome);
  history.replaceState({ mine: 1 }, '', url);
}

describe('a library without an account', () => {
  beforeEach(() => {
    server.connection = {};
  });

  it('describes itself, and offers to connect', async () => {
    const kit = await live();
    expect(kit.screen()).to.equal('connect');
    expect(kit.heard).to.deep.equal([
      ['nh-kit-page-view', { place: 'kits_cloud_library_connect' }],
    ]);
    await expect(kit.host).to.be.accessible();
  });

  it('opens the library with the way back to this page', async () => {
    const kit = await live();
    await kit.press('Connect');
    expect(server.returnTo).to.equal(here);
    expect(location.hash).to.equal('#authorize');
    expect(kit.heard).to.deep.include(['nh-library-connect', { library: 'kits' }]);
  });

  it('does not follow an address with a script', async () => {
    server.authorizeUrl = 'javascript:document.body.remove()';
    const kit = await live();
    await kit.press('Connect');
    expect(document.body.isConnected).to.equal(true);
  });

  it('shows why connecting failed, and retries', async () => {
    server.refuse('POST library/connect', 'error-loading-resource', 502);
    const kit = await live();
    await kit.press('Connect');
    expect(kit.text('[role="alert"] h3')).to.equal('The library does not respond');
    await kit.press('Try again');
    expect(location.hash).to.equal('#authorize');
  });

  for (const [outcome, words] of [
    ['refused', 'You chose not to connect'],
    ['failed', 'The library did not respond'],
  ] as const) {
    it(`shows the outcome after the return: ${outcome}`, async () => {
      comeBack(outcome);
      const kit = await live();
      expect(kit.text('[part="notice"]')).to.contain(words);
      expect(kit.heard.map(([name]) => name)).not.to.include('nh-library-connected');
      expect(new URL(location.href).searchParams.has('library')).to.equal(false);
    });
  }

  it('ignores `connected` in the address if the server reports no account', async () => {
    comeBack('connected');
    const kit = await live();
    expect(kit.screen()).to.equal('connect');
    expect(kit.heard.map(([name]) => name)).not.to.include('nh-library-connected');
  });

  it('continues when the account is connected in another tab', async () => {
    const kit = await live();
    server.connection = connectionOf();
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    expect(kit.screen()).to.equal('list');
  });
});

describe('a library whose account has just been connected', () => {
  it('announces it once, and removes it from the address', async () => {
    comeBack('connected');
    const kit = await live();
    expect(kit.screen()).to.equal('list');
    expect(kit.text('[part="notice"]')).to.equal('Your account is connected.');
    expect(kit.heard).to.deep.include(['nh-library-connected', { library: 'kits' }]);
    expect(location.search).not.to.contain('library=');
    expect(history.state).to.deep.equal({ mine: 1 });
    const again = await reloaded();
    expect(again.heard.map(([name]) => name)).not.to.include('nh-library-connected');
  });
});

describe('a library whose account has no plan', () => {
  it('links to the plans, with the way back', async () => {
    server.connection = connectionOf({ plan: 'none' });
    const kit = await live();
    expect(kit.screen()).to.equal('upgrade');
    await expect(kit.host).to.be.accessible();
    const link = new URL((kit.button('See the plans') as HTMLAnchorElement).href);
    expect(link.pathname).to.equal('/library/upgrade');
    expect(link.searchParams.get('return_to')).to.equal(here);
    await kit.press('See the plans');
    expect(kit.heard).to.deep.equal([
      ['nh-kit-page-view', { place: 'kits_cloud_library_upgrade' }],
      ['nh-kit-cloud-upgrade', { place: 'kits_cloud_library_upgrade' }],
    ]);
    expect(server.of('GET library/kits')).to.deep.equal([]);
  });
});

describe('losing the account', () => {
  it('returns to the Connect screen, and keeps search, order and page', async () => {
    const kit = await live({ pageSize: 2 });
    await kit.search('Kit');
    const order = kit.find<HTMLSelectElement>('select');
    order.value = 'name';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await rendered();
    server.refuse('GET library/kits', 'library-not-connected', 401);
    await kit.press('Next');
    expect(kit.screen()).to.equal('connect');
    expect(kit.text('[part="notice"]')).to.contain('are saved');
    expect(document.activeElement).to.equal(kit.find('[part="title"]'));
    const again = await reloaded({ pageSize: 2 });
    expect(again.find<HTMLInputElement>('input[type="search"]').value).to.equal('Kit');
    expect(again.find<HTMLSelectElement>('select').value).to.equal('name');
    expect(again.titles()).to.deep.equal(['Kit 3', 'Kit 4']);
  });

  it('requests no new nonce, because the session is still valid', async () => {
    server.refuse('GET library/kits', 'library-not-connected', 401);
    const kit = await live();
    expect(kit.screen()).to.equal('connect');
    expect(server.calls.some((call) => call.includes('rest-nonce'))).to.equal(false);
  });

  it('is announced differently after Disconnect', async () => {
    const kit = await live();
    await kit.press('Disconnect');
    expect(kit.screen()).to.equal('connect');
    expect(kit.text('[part="notice"]')).to.contain('disconnected');
    expect(server.calls).to.include('DELETE library');
  });
});
