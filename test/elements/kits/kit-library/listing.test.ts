import { expect } from '@open-wc/testing';
import { connectionOf, kitOf, quotaOf } from './fixtures';
import { cleared, drawn, live, newServer, until } from './live';
import type { LibraryServer } from './server';

let server: LibraryServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const lists = () => server.of('GET library/kits');

describe('the kits of a library', () => {
  it('are cards with title, description, picture and date', async () => {
    const kit = await live();
    const card = kit.find('[data-kit="4"]');
    expect(card.querySelector('h3')?.textContent).to.equal('Kit 4');
    expect(card.textContent).to.contain('What Kit 4 is for.').and.to.contain('May 4, 2026');
    expect(card.querySelector('time')?.dateTime).to.equal('2026-05-04T00:00:00.000Z');
    expect(card.querySelector('img')?.getAttribute('src')).to.equal(
      '/wp-json/nh/v1/library/thumbnails/abc',
    );
    expect(kit.text('[part="count"]')).to.equal('5 kits');
    await expect(kit.host).to.be.accessible();
  });

  it('have a place of the same size whether they have a picture or not', async () => {
    const kit = await live();
    const heights = [...kit.host.querySelectorAll('[part="thumbnail"]')].map(
      ({ clientHeight }) => clientHeight,
    );
    expect(Math.min(...heights)).to.be.greaterThan(50);
    expect(new Set(heights).size).to.equal(1);
  });

  it('come in the order that is chosen, from the first page on', async () => {
    const kit = await live({ pageSize: 2 });
    expect(kit.titles()).to.deep.equal(['Kit 5', 'Kit 4']);
    await kit.press('Next');
    expect(kit.titles()).to.deep.equal(['Kit 3', 'Kit 2']);
    const order = kit.find<HTMLSelectElement>('select');
    order.value = 'oldest';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn();
    expect(kit.titles()).to.deep.equal(['Kit 1', 'Kit 2']);
    expect(kit.text('[part="pages"] p')).to.equal('Page 1 of 3');
  });

  it('are on pages whose ends are said, with the focus on the count', async () => {
    const kit = await live({ pageSize: 3 });
    expect(kit.button('Previous').getAttribute('aria-disabled')).to.equal('true');
    await kit.press('Next');
    expect(document.activeElement).to.equal(kit.find('[part="count"]'));
    expect(kit.button('Next').getAttribute('aria-disabled')).to.equal('true');
    const calls = lists().length;
    await kit.press('Next');
    expect(lists().length).to.equal(calls);
  });

  it('are looked for once nothing more is typed', async () => {
    const kit = await live();
    await kit.search('Kit');
    await kit.search('Kit 2');
    expect(lists().length).to.equal(1);
    await until(() => kit.titles().length === 1, 'one kit is found');
    expect(lists().length).to.equal(2);
    expect(kit.titles()).to.deep.equal(['Kit 2']);
    expect(kit.text('[part="count"]')).to.equal('1 kit for “Kit 2”');
  });

  it('are those of the last search, however late an earlier answer comes', async () => {
    const kit = await live();
    const letGo = server.hold('GET library/kits');
    await kit.press('Delete Kit 1');
    await kit.press('Cancel');
    const form = kit.find<HTMLFormElement>('form');
    await kit.search('Kit 1');
    form.requestSubmit();
    await kit.search('Kit 2');
    form.requestSubmit();
    await until(() => kit.titles().join() === 'Kit 2', 'the last search is shown');
    letGo();
    await drawn();
    expect(kit.titles()).to.deep.equal(['Kit 2']);
    expect(kit.host.querySelector('[role="alert"]')).to.equal(null);
  });

  it('are none: it says so, and what to do', async () => {
    server.kits = [];
    const kit = await live();
    expect(kit.text('[part="empty"] h3')).to.equal('There is no kit in your library yet');
    await expect(kit.host).to.be.accessible();
  });

  it('are none of that name: it says so, and shows all again', async () => {
    const kit = await live();
    await kit.search('atlas');
    kit.find<HTMLFormElement>('form').requestSubmit();
    await drawn();
    expect(kit.text('[part="empty"] h3')).to.equal('No kit fits “atlas”');
    await kit.press('Show all kits');
    expect(kit.titles().length).to.equal(5);
  });

  it('lead to the import by their ids', async () => {
    const kit = await live();
    const link = kit.button('Apply Kit 4') as HTMLAnchorElement;
    expect(new URL(link.href).pathname + new URL(link.href).search).to.equal(
      '/kit-import?kit_cloud_id=4',
    );
    await kit.press('Apply Kit 4');
    expect(kit.heard.at(-1)).to.deep.equal([
      'nh-kit-library-apply',
      { kitCloudId: '4', applyUrl: '' },
    ]);
  });

  it('say the address where they are imported on another site', async () => {
    const kit = await live({ importUrl: 'https://other.example/import?from=here' });
    await kit.press('Apply Kit 4');
    expect(kit.heard.at(-1)).to.deep.equal([
      'nh-kit-library-apply',
      { kitCloudId: '4', applyUrl: 'https://other.example/import?from=here&kit_cloud_id=4' },
    ]);
  });

  it('show a hostile title as text', async () => {
    server.kits = [kitOf(1, '<img src=x onerror=alert(1)>')];
    const kit = await live();
    expect(kit.titles()).to.deep.equal(['<img src=x onerror=alert(1)>']);
  });
});

describe('a library that cannot be shown', () => {
  for (const [what, instead, title] of [
    ['GET library/kits', new TypeError('Failed to fetch'), 'The server cannot be reached'],
    ['GET library', new TypeError('Failed to fetch'), 'The server cannot be reached'],
  ] as const) {
    it(`says so, tries again, and goes on when the connection is back: ${what}`, async () => {
      server.next(what, instead);
      const kit = await live();
      expect(kit.text('[role="alert"] h3')).to.equal(title);
      server.next(what, instead);
      await kit.press('Try again');
      expect(kit.text('[role="alert"] h3')).to.equal(title);
      window.dispatchEvent(new Event('online'));
      await drawn();
      expect(kit.titles().length).to.equal(5);
    });
  }

  it('ends waiting after its timeout', async () => {
    server.next('GET library/kits', 'never');
    const kit = await live({ timeout: 0.05 });
    await until(() => kit.host.querySelector('[role="alert"]') !== null, 'it says something');
    expect(kit.text('[role="alert"] h3')).to.equal('The server took too long');
    await kit.press('Try again');
    expect(kit.titles().length).to.equal(5);
  });

  it('says that the library is down', async () => {
    server.refuse('GET library', 'error-loading-resource', 502);
    const kit = await live();
    expect(kit.text('[role="alert"] h3')).to.equal('The library does not answer');
    await expect(kit.host).to.be.accessible();
  });
});

describe('the quota bar of a library', () => {
  for (const [used, level, alert] of [
    [39, 'normal', undefined],
    [40, 'warning', { library: 'kits', level: 'warning' }],
    [50, 'full', { library: 'kits', level: 'full' }],
  ] as const) {
    it(`says that it is ${level} with ${used} of 50, in words and numbers`, async () => {
      server.connection = connectionOf({ quota: quotaOf(used) });
      const kit = await live();
      const bar = kit.find<HTMLMeterElement>('meter');
      expect(bar.value).to.equal(used * 2);
      expect(bar.getAttribute('aria-valuetext')).to.contain(`${used} of 50 items`);
      expect(kit.find('[part="quota"]').dataset.level).to.equal(level);
      expect(kit.text('[part="quota-level"]')).not.to.equal('');
      expect(kit.heard.find(([name]) => name === 'nh-library-quota')?.[1]).to.deep.equal(alert);
      await expect(kit.host).to.be.accessible();
    });
  }

  it('shows no number where nobody knows', async () => {
    server.connection = connectionOf({ quota: undefined });
    const kit = await live();
    expect(kit.text('[part="quota"]')).not.to.match(/\d/);
    expect(kit.host.querySelector('meter')).to.equal(null);
  });
});
