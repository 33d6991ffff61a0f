import { expect } from '@open-wc/testing';
import { connectionOf } from './fixtures';
import { cleared, drawn, live, newServer, reloaded } from './live';
import type { LibraryServer } from './server';

let server: LibraryServer;
const here = location.pathname + location.search;

beforeEach(() => {
  server = newServer();
});
afterEach(() => {
  cleared();
  history.replaceState(null, '', here);
});

/** Puts how the way to the library has ended into the page's address. */
function comeBack(outcome: string): void {
  const url = new URL(location.href);
  url.searchParams.set('library', outcome);
  history.replaceState({ mine: 1 }, '', url);
}

describe('a library without an account', () => {
  beforeEach(() => {
    server.connection = {};
  });

  it('says what it is, and offers to connect', async () => {
    const kit = await live();
    expect(kit.screen()).to.equal('connect');
    expect(kit.heard).to.deep.equal([
      ['nh-kit-page-view', { place: 'kits_cloud_library_connect' }],
    ]);
    await expect(kit.host).to.be.accessible();
  });

  it('goes to the library, and asks to be led back to this page', async () => {
    const kit = await live();
    await kit.press('Connect');
    expect(server.returnTo).to.equal(here);
    expect(location.hash).to.equal('#authorize');
    expect(kit.heard).to.deep.include(['nh-library-connect', { library: 'kits' }]);
  });

  it('goes nowhere by an address that is no page’s', async () => {
    server.authorizeUrl = 'javascript:document.body.remove()';
    const kit = await live();
    await kit.press('Connect');
    expect(document.body.isConnected).to.equal(true);
  });

  it('says why it cannot be connected, and tries again', async () => {
    server.refuse('POST library/connect', 'error-loading-resource', 502);
    const kit = await live();
    await kit.press('Connect');
    expect(kit.text('[role="alert"] h3')).to.equal('The library does not answer');
    await kit.press('Try again');
    expect(location.hash).to.equal('#authorize');
  });

  for (const [outcome, words] of [
    ['refused', 'You chose not to connect'],
    ['failed', 'The library did not answer'],
  ] as const) {
    it(`says so when the person comes back and it was ${outcome}`, async () => {
      comeBack(outcome);
      const kit = await live();
      expect(kit.text('[part="notice"]')).to.contain(words);
      expect(kit.heard.map(([name]) => name)).not.to.include('nh-library-connected');
      expect(new URL(location.href).searchParams.has('library')).to.equal(false);
    });
  }

  it('believes no address that says it is connected', async () => {
    comeBack('connected');
    const kit = await live();
    expect(kit.screen()).to.equal('connect');
    expect(kit.heard.map(([name]) => name)).not.to.include('nh-library-connected');
  });

  it('goes on by itself when the account is connected in another tab', async () => {
    const kit = await live();
    server.connection = connectionOf();
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    expect(kit.screen()).to.equal('list');
  });
});

describe('a library whose account has just been connected', () => {
  it('tells it once, and keeps it out of the address', async () => {
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
  it('leads to where one is chosen, and back', async () => {
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

describe('an account that is lost in the middle', () => {
  it('leads back to connecting, with search, order and page kept over the way', async () => {
    const kit = await live({ pageSize: 2 });
    await kit.search('Kit');
    const order = kit.find<HTMLSelectElement>('select');
    order.value = 'name';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
    server.refuse('GET library/kits', 'library-not-connected', 401);
    await kit.press('Next');
    expect(kit.screen()).to.equal('connect');
    expect(kit.text('[part="notice"]')).to.contain('are kept');
    expect(document.activeElement).to.equal(kit.find('[part="title"]'));
    const again = await reloaded({ pageSize: 2 });
    expect(again.find<HTMLInputElement>('input[type="search"]').value).to.equal('Kit');
    expect(again.find<HTMLSelectElement>('select').value).to.equal('name');
    expect(again.titles()).to.deep.equal(['Kit 3', 'Kit 4']);
  });

  it('asks for no nonce, since it is not the session that has ended', async () => {
    server.refuse('GET library/kits', 'library-not-connected', 401);
    const kit = await live();
    expect(kit.screen()).to.equal('connect');
    expect(server.calls.some((call) => call.includes('rest-nonce'))).to.equal(false);
  });

  it('is the person’s own doing by Disconnect', async () => {
    const kit = await live();
    await kit.press('Disconnect');
    expect(kit.screen()).to.equal('connect');
    expect(kit.text('[part="notice"]')).to.contain('disconnected');
    expect(server.calls).to.include('DELETE library');
  });
});
