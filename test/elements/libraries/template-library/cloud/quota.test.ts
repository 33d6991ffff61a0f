import { expect } from '@open-wc/testing';
import { configure } from '../../../../../src/core/config';
import { cleared, type Live, live, newServer } from '../../../../page-objects/cloud-tab';
import { rendered } from '../../../../page-objects/until';
import type { CloudServer } from '../../../../server-doubles/cloud-templates';
import { adaWith } from './folders';

let server: CloudServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const levels = (library: Live): unknown[] =>
  library.heard.filter(([name]) => name === 'nh-library-quota').map(([, detail]) => detail);

async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await rendered();
}

describe('the quota bar of the Cloud tab', () => {
  it('shows the use, and reports nothing below 80 %', async () => {
    server.use(79);
    const library = await live();
    expect(library.text('[part="quota"] [part="note"]')).to.equal('79 of 100 items used (79 %)');
    expect(library.has('[part="quota"] a')).to.equal(false);
    expect(levels(library)).to.deep.equal([]);
  });

  it('reports each level once while the library is open, across folders and tabs', async () => {
    server.use(80);
    const library = await live();
    const warning = { library: 'templates', level: 'warning' };
    const full = { library: 'templates', level: 'full' };
    expect(levels(library)).to.deep.equal([warning]);
    library.folder('Heroes').click();
    await rendered();
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

  it('links to the plans from 80 % on, with the way back', async () => {
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

  it('is read out with the marks of the site’s language', async () => {
    configure({ messages: { 'library.quota.spoken': '{used}。{level}。' } });
    server.use(80);
    const library = await live();
    const bar = library.find('[part="quota-bar"]');
    expect(bar.getAttribute('aria-valuetext')).to.equal(
      '80 of 100 items used (80 %)。Nearly full。',
    );
    configure({ messages: undefined });
  });

  it('shows no number if the quota is unknown', async () => {
    const { account } = adaWith();
    server.connection = { account: { ...account, quota: undefined } };
    const library = await live();
    expect(library.text('[part="quota"]')).to.contain('unknown');
    expect(library.text('[part="quota"]')).not.to.match(/\d/);
  });
});

describe('a full cloud library', () => {
  it('rejects saving before a request is sent, with a link to the plans', async () => {
    server.use(100);
    const library = await live();
    Object.assign(library.host, {
      draft: { title: 'Hero', type: 'section', content: [], page_settings: {} },
    });
    await rendered();
    const labels = [...library.host.querySelectorAll('dialog label')];
    const cloud = labels.find(({ textContent }) => textContent.startsWith('Cloud library'));
    (cloud as HTMLElement).click();
    await rendered();
    const refusal = [...library.host.querySelectorAll('dialog')].at(-1);
    expect(refusal?.textContent).to.contain('full').and.to.contain('See the plans');
    expect(server.of('POST')).to.deep.equal([]);
  });

  it('is recognized after another tab has used the last space', async () => {
    server.use(10);
    const library = await live();
    server.use(100);
    new BroadcastChannel('nhTemplateLibrary /wp-json/nh/v1/library').postMessage('cloud');
    await rendered();
    expect(library.text('[part="quota-level"]')).to.contain('Full');
  });
});
