import { expect } from '@open-wc/testing';
import { cleared, live, newServer } from '../../../page-objects/kit-library';
import { rendered, until } from '../../../page-objects/until';
import type { LibraryServer } from '../../../server-doubles/kit-library';
import { connectionOf, kitOf, quotaOf } from './fixtures';

let server: LibraryServer;

beforeEach(() => {
  server = newServer();
});
afterEach(cleared);

const lists = () => server.of('GET library/kits');

describe('the kits of a library', () => {
  it('are cards with title, description, thumbnail and date', async () => {
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

  it('have a thumbnail of the same size with and without an image', async () => {
    const kit = await live();
    const heights = [...kit.host.querySelectorAll('[part="thumbnail"]')].map(
      ({ clientHeight }) => clientHeight,
    );
    expect(Math.min(...heights)).to.be.greaterThan(50);
    expect(new Set(heights).size).to.equal(1);
  });

  it('are sorted by the chosen order, from the first page on', async () => {
    const kit = await live({ pageSize: 2 });
    expect(kit.titles()).to.deep.equal(['Kit 5', 'Kit 4']);
    await kit.press('Next');
    expect(kit.titles()).to.deep.equal(['Kit 3', 'Kit 2']);
    const order = kit.find<HTMLSelectElement>('select');
    order.value = 'oldest';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    await rendered();
    expect(kit.titles()).to.deep.equal(['Kit 1', 'Kit 2']);
    expect(kit.text('[part="pages"] p')).to.equal('Page 1 of 3');
    expect(kit.heard).to.deep.include(['nh-kit-library-sort', { sort: 'date', order: 'asc' }]);
  });

  it('are on pages; the buttons are disabled at the ends, and the focus moves to the count', async () => {
    const kit = await live({ pageSize: 3 });
    expect(kit.button('Previous').getAttribute('aria-disabled')).to.equal('true');
    await kit.press('Next');
    expect(document.activeElement).to.equal(kit.find('[part="count"]'));
    expect(kit.button('Next').getAttribute('aria-disabled')).to.equal('true');
    const calls = lists().length;
    await kit.press('Next');
    expect(lists().length).to.equal(calls);
  });

  it('are searched once the person stops typing', async () => {
    const kit = await live();
    await kit.search('Kit');
    await kit.search('Kit 2');
    expect(lists().length).to.equal(1);
    await until(() => kit.titles().length === 1, 'showed the match');
    expect(lists().length).to.equal(2);
    expect(kit.titles()).to.deep.equal(['Kit 2']);
    const searches = kit.heard.filter(([name]) => name === 'nh-kit-library-search');
    expect(searches).to.deep.equal([['nh-kit-library-search', { search: 'Kit 2' }]]);
    expect(kit.text('[part="count"]')).to.equal('1 kit for “Kit 2”');
  });

  it('match the last search, even if an earlier response arrives late', async () => {
    const kit = await live();
    const letGo = server.hold('GET library/kits');
    await kit.press('Delete Kit 1');
    await kit.press('Cancel');
    const form = kit.find<HTMLFormElement>('form');
    await kit.search('Kit 1');
    form.requestSubmit();
    await kit.search('Kit 2');
    form.requestSubmit();
    await until(() => kit.titles().join() === 'Kit 2', 'showed the last search');
    letGo();
    await rendered();
    expect(kit.titles()).to.deep.equal(['Kit 2']);
    expect(kit.host.querySelector('[role="alert"]')).to.equal(null);
  });

  it('are replaced by a hint if there are none', async () => {
    server.kits = [];
    const kit = await live();
    expect(kit.text('[part="empty"] h3')).to.equal('Your library has no kits yet');
    await expect(kit.host).to.be.accessible();
  });

  it('are replaced by a message if none match; a button shows all again', async () => {
    const kit = await live();
    await kit.search('atlas');
    kit.find<HTMLFormElement>('form').requestSubmit();
    await rendered();
    expect(kit.text('[part="empty"] h3')).to.equal('No kits match “atlas”');
    await kit.press('Show all kits');
    expect(kit.titles().length).to.equal(5);
  });

  it('link to the import page with their id', async () => {
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

  it('report the address of an import page on another site', async () => {
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

describe('a library that cannot be loaded', () => {
  for (const [what, instead, title] of [
    ['GET library/kits', new TypeError('Failed to fetch'), 'The server cannot be reached'],
    ['GET library', new TypeError('Failed to fetch'), 'The server cannot be reached'],
  ] as const) {
    it(`shows the error, retries, and loads once the browser is online: ${what}`, async () => {
      server.next(what, instead);
      const kit = await live();
      expect(kit.text('[role="alert"] h3')).to.equal(title);
      server.next(what, instead);
      await kit.press('Try again');
      expect(kit.text('[role="alert"] h3')).to.equal(title);
      window.dispatchEvent(new Event('online'));
      await rendered();
      expect(kit.titles().length).to.equal(5);
    });
  }

  it('shows an error after its timeout', async () => {
    server.next('GET library/kits', 'never');
    const kit = await live({ timeout: 0.05 });
    await until(() => kit.host.querySelector('[role="alert"]') !== null, 'showed an error');
    expect(kit.text('[role="alert"] h3')).to.equal('The server took too long');
    await kit.press('Try again');
    expect(kit.titles().length).to.equal(5);
  });

  it('shows that the library does not respond', async () => {
    server.refuse('GET library', 'error-loading-resource', 502);
    const kit = await live();
    expect(kit.text('[role="alert"] h3')).to.equal('The library does not respond');
    await expect(kit.host).to.be.accessible();
  });
});

describe('the quota bar of a library', () => {
  for (const [used, level, alert] of [
    [39, 'normal', undefined],
    [40, 'warning', { library: 'kits', level: 'warning' }],
    [50, 'full', { library: 'kits', level: 'full' }],
  ] as const) {
    it(`shows the level ${level} at ${used} of 50, as text and numbers`, async () => {
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

  it('shows no number if the quota is unknown', async () => {
    server.connection = connectionOf({ quota: undefined });
    const kit = await live();
    expect(kit.text('[part="quota"]')).not.to.match(/\d/);
    expect(kit.host.querySelector('meter')).to.equal(null);
  });
});
