import { expect } from '@open-wc/testing';
import { cleared, live, newServer, reloaded } from '../../../../page-objects/cloud-tab';
import { rendered } from '../../../../page-objects/until';
import type { CloudServer } from '../../../../server-doubles/cloud-templates';
import { adaWith } from './folders';

let server: CloudServer;
const here = location.pathname + location.search;

beforeEach(() => {
  server = newServer();
});
afterEach(async () => {
  await cleared();
  history.replaceState(null, '', here);
});

/** Sets the page's address as after the return from the library. */
function comeBack(outcome: string): void {
  const url = new URL(location.href);
  url.searchParams.set('library', outcome);
  history.replaceState({ mine: 1 }, '', url);
}

describe('the Cloud tab without an account', () => {
  beforeEach(() => {
    server.connection = {};
  });

  it('describes itself, and offers to connect', async () => {
    const library = await live();
    expect(library.screen()).to.equal('connect');
    expect(library.heard).to.deep.equal([
      ['nh-template-page-view', { place: 'Cloud Tab - Connect' }],
    ]);
    expect(server.of('GET library/')).to.deep.equal([]);
    await expect(library.host).to.be.accessible();
  });

  it('opens the library with the way back to this page', async () => {
    const library = await live();
    await library.press('Connect');
    expect(server.returnTo).to.equal(here);
    expect(location.hash).to.equal('#authorize');
    expect(library.heard).to.deep.include(['nh-library-connect', { library: 'templates' }]);
  });

  it('does not follow an address with a script', async () => {
    server.authorizeUrl = 'javascript:document.body.remove()';
    const library = await live();
    await library.press('Connect');
    expect(document.body.isConnected).to.equal(true);
  });

  it('shows why connecting failed, and retries', async () => {
    server.refuse('POST library/connect', 'error-loading-resource', 502);
    const library = await live();
    await library.press('Connect');
    expect(library.text('[role="alert"] h3')).to.equal('The library does not respond');
    await library.press('Try again');
    expect(location.hash).to.equal('#authorize');
  });

  for (const [outcome, words] of [
    ['refused', 'You chose not to connect'],
    ['failed', 'The library did not respond'],
  ] as const) {
    it(`shows the outcome after the return, whichever tab was open: ${outcome}`, async () => {
      comeBack(outcome);
      const library = await live({ tab: 'site' });
      expect(library.screen()).to.equal('connect');
      expect(library.text('[part="cloud-tab"] [part="notice"]')).to.contain(words);
      expect(library.heard.map(([name]) => name)).not.to.include('nh-library-connected');
      expect(new URL(location.href).searchParams.has('library')).to.equal(false);
    });
  }

  it('ignores `connected` in the address if the server reports no account', async () => {
    comeBack('connected');
    const library = await live();
    expect(library.screen()).to.equal('connect');
    expect(library.heard.map(([name]) => name)).not.to.include('nh-library-connected');
  });

  it('continues when the account is connected in another tab', async () => {
    const library = await live();
    server.connection = adaWith();
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    expect(library.screen()).to.equal('list');
    expect(library.titles().length).to.equal(8);
  });
});

describe('the Cloud tab whose account cannot be loaded', () => {
  it('shows the reason, and the library after a retry', async () => {
    server.next('GET library', new TypeError('Failed to fetch'));
    const library = await live();
    expect(library.text('[part="cloud-title"]')).to.equal('The cloud library could not be loaded');
    await expect(library.host).to.be.accessible();
    window.dispatchEvent(new Event('online'));
    await rendered();
    expect(library.screen()).to.equal('list');
    expect(library.has('[role="alert"]')).to.equal(false);
  });
});

describe('the Cloud tab whose account has just been connected', () => {
  it('announces it once, and removes it from the address', async () => {
    comeBack('connected');
    const library = await live();
    expect(library.screen()).to.equal('list');
    expect(library.text('[part="cloud-tab"] [part="notice"]')).to.equal(
      'Your account is connected.',
    );
    expect(library.heard).to.deep.include(['nh-library-connected', { library: 'templates' }]);
    expect(location.search).not.to.contain('library=');
    expect(history.state).to.deep.equal({ mine: 1 });
    const again = await reloaded();
    expect(again.heard.map(([name]) => name)).not.to.include('nh-library-connected');
  });
});

describe('the Cloud tab whose account has no plan', () => {
  it('links to the plans, with the way back', async () => {
    server.connection = adaWith(0, { plan: 'none' });
    const library = await live();
    expect(library.screen()).to.equal('upgrade');
    await expect(library.host).to.be.accessible();
    const link = new URL((library.button('See the plans') as HTMLAnchorElement).href);
    expect(link.pathname).to.equal('/library/upgrade');
    expect(link.searchParams.get('return_to')).to.equal(here);
    await library.press('See the plans');
    expect(library.heard).to.deep.equal([
      ['nh-template-page-view', { place: 'Cloud Tab - Upgrade' }],
      ['nh-template-upgrade', { subscription: 'none', position: 'Cloud Tab - Upgrade' }],
    ]);
    expect(server.of('GET library/')).to.deep.equal([]);
  });

  it('shows the library once a plan is chosen in another tab', async () => {
    server.connection = adaWith(0, { plan: 'none' });
    const library = await live();
    server.connection = adaWith();
    document.dispatchEvent(new Event('visibilitychange'));
    await rendered();
    expect(library.screen()).to.equal('list');
  });
});
