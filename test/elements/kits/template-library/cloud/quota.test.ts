import { expect } from '@open-wc/testing';
import { adaWith } from './folders';
import { cleared, drawn, type Live, live, newServer } from './live';
import type { CloudServer } from './server';

let server: CloudServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const levels = (library: Live): unknown[] =>
  library.heard.filter(([name]) => name === 'nh-library-quota').map(([, detail]) => detail);

async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await drawn();
}

describe('the quota bar of the Cloud tab', () => {
  it('says how much is used, and tells nobody below 80 per cent', async () => {
    server.use(79);
    const library = await live();
    expect(library.text('[part="quota"] [part="note"]')).to.equal('79 of 100 items used (79 %)');
    expect(library.has('[part="quota"] a')).to.equal(false);
    expect(levels(library)).to.deep.equal([]);
  });

  it('tells each level once while the library is open, in folders and the other tab too', async () => {
    server.use(80);
    const library = await live();
    const warning = { library: 'templates', level: 'warning' };
    const full = { library: 'templates', level: 'full' };
    expect(levels(library)).to.deep.equal([warning]);
    library.folder('Heroes').click();
    await drawn();
    await library.press('Site');
    await library.press('Cloud');
    expect(levels(library)).to.deep.equal([warning]);
    server.use(100);
    await comeBack();
    expect(levels(library)).to.deep.equal([warning, full]);
    server.use(85);
    await comeBack();
    expect(levels(library)).to.deep.equal([warning, full]);
  });

  it('leads to a larger plan from 80 per cent on, and back', async () => {
    server.use(80);
    const library = await live();
    expect(library.text('[part="quota-level"]')).to.equal('Nearly full');
    const link = new URL(library.find<HTMLAnchorElement>('[part="quota"] a').href);
    expect(link.searchParams.get('return_to')).to.equal(location.pathname + location.search);
    await library.press('Upgrade the plan');
    expect(library.heard.at(-1)).to.deep.equal([
      'nh-template-upgrade',
      { subscription: 'pro', position: 'Quota Bar' },
    ]);
    await expect(library.host).to.be.accessible();
  });

  it('shows no number where the library cannot tell', async () => {
    const { account } = adaWith();
    server.connection = { account: { ...account, quota: undefined } };
    const library = await live();
    expect(library.text('[part="quota"]')).to.contain('unknown');
    expect(library.text('[part="quota"]')).not.to.match(/\d/);
  });
});

describe('a cloud library that is full', () => {
  it('refuses to save before anything is sent, with the way to a larger plan', async () => {
    server.use(100);
    const library = await live();
    Object.assign(library.host, {
      draft: { title: 'Hero', type: 'section', content: [], page_settings: {} },
    });
    await drawn();
    const labels = [...library.host.querySelectorAll('dialog label')];
    const cloud = labels.find(({ textContent }) => textContent.startsWith('Cloud library'));
    (cloud as HTMLElement).click();
    await drawn();
    const refusal = [...library.host.querySelectorAll('dialog')].at(-1);
    expect(refusal?.textContent).to.contain('full').and.to.contain('See the plans');
    expect(server.of('POST')).to.deep.equal([]);
  });

  it('is known to be so after another tab has taken the last room', async () => {
    server.use(10);
    const library = await live();
    server.use(100);
    new BroadcastChannel('nhTemplateLibrary /wp-json/nh/v1/library').postMessage('cloud');
    await drawn();
    expect(library.text('[part="quota-level"]')).to.contain('Full');
  });
});
