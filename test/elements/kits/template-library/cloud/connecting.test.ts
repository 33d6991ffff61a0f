import { expect } from '@open-wc/testing';
import { adaWith } from './folders';
import { cleared, drawn, live, newServer, reloaded } from './live';
import type { CloudServer } from './server';

let server: CloudServer;
const here = location.pathname + location.search;

beforeEach(() => {
  server = newServer();
});
afterEach(async () => {
  await cleared();
  history.replaceState(null, '', here);
});

/** Puts how the way to the library has ended into the page's address. */
function comeBack(outcome: string): void {
  const url = new URL(location.href);
  url.searchParams.set('library', outcome);
  history.replaceState({ mine: 1 }, '', url);
}

describe('the Cloud tab without an account', () => {
  beforeEach(() => {
    server.connection = {};
  });

  it('says what it is, and offers to connect', async () => {
    const library = await live();
    expect(library.screen()).to.equal('connect');
    expect(library.heard).to.deep.equal([
      ['nh-template-page-view', { place: 'Cloud Tab - Connect' }],
    ]);
    expect(server.of('GET library/')).to.deep.equal([]);
    await expect(library.host).to.be.accessible();
  });

  it('goes to the library, and asks to be led back to this page', async () => {
    const library = await live();
    await library.press('Connect');
    expect(server.returnTo).to.equal(here);
    expect(location.hash).to.equal('#authorize');
    expect(library.heard).to.deep.include(['nh-library-connect', { library: 'templates' }]);
  });

  it('goes nowhere by an address that is no page’s', async () => {
    server.authorizeUrl = 'javascript:document.body.remove()';
    const library = await live();
    await library.press('Connect');
    expect(document.body.isConnected).to.equal(true);
  });

  it('says why it cannot be connected, and tries again', async () => {
    server.refuse('POST library/connect', 'error-loading-resource', 502);
    const library = await live();
    await library.press('Connect');
    expect(library.text('[role="alert"] h3')).to.equal('The library does not answer');
    await library.press('Try again');
    expect(location.hash).to.equal('#authorize');
  });

  for (const [outcome, words] of [
    ['refused', 'You chose not to connect'],
    ['failed', 'The library did not answer'],
  ] as const) {
    it(`says so when the person comes back and it was ${outcome}, whatever tab was open`, async () => {
      comeBack(outcome);
      const library = await live({ tab: 'site' });
      expect(library.screen()).to.equal('connect');
      expect(library.text('[part="cloud-tab"] [part="notice"]')).to.contain(words);
      expect(library.heard.map(([name]) => name)).not.to.include('nh-library-connected');
      expect(new URL(location.href).searchParams.has('library')).to.equal(false);
    });
  }

  it('believes no address that says it is connected', async () => {
    comeBack('connected');
    const library = await live();
    expect(library.screen()).to.equal('connect');
    expect(library.heard.map(([name]) => name)).not.to.include('nh-library-connected');
  });

  it('goes on by itself when the account is connected in another tab', async () => {
    const library = await live();
    server.connection = adaWith();
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    expect(library.screen()).to.equal('list');
    expect(library.titles().length).to.equal(8);
  });
});

describe('the Cloud tab whose account cannot be asked for', () => {
  it('says why, and shows the library once it can', async () => {
    server.next('GET library', new TypeError('Failed to fetch'));
    const library = await live();
    expect(library.text('[part="cloud-title"]')).to.equal('The cloud library cannot be shown');
    await expect(library.host).to.be.accessible();
    window.dispatchEvent(new Event('online'));
    await drawn();
    expect(library.screen()).to.equal('list');
    expect(library.has('[role="alert"]')).to.equal(false);
  });
});

describe('the Cloud tab whose account has just been connected', () => {
  it('tells it once, and keeps it out of the address', async () => {
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
  it('leads to where one is chosen, and back', async () => {
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

  it('shows the library when the plan is chosen in another tab', async () => {
    server.connection = adaWith(0, { plan: 'none' });
    const library = await live();
    server.connection = adaWith();
    document.dispatchEvent(new Event('visibilitychange'));
    await drawn();
    expect(library.screen()).to.equal('list');
  });
});
