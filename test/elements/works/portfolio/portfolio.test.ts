import { expect } from '@open-wc/testing';
import { configure } from '../../../../src';
import { captureConsole } from '../../../page-objects/captured-console';
import {
  clearPortfolios,
  entries,
  focusOn,
  livePortfolio,
  shownPortfolio,
} from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

const address = location.href;

afterEach(async () => {
  await clearPortfolios();
  configure({ blockEditor: undefined, portfolioUrl: undefined });
  history.replaceState(null, '', address);
});

const fallback = '<ul><li><a href="/works/2">Work 2</a></li></ul>';

describe('<nh-portfolio>', () => {
  it('shows the server’s items until its own are loaded, then only these', async () => {
    const { host, server, shows, one } = await livePortfolio(
      {},
      { content: fallback, holding: '/items' },
    );
    const printed = host.querySelector('a[href="/works/2"]') as HTMLAnchorElement;
    expect(printed.checkVisibility()).to.equal(true);
    expect(one('spinner').hidden).to.equal(false);
    server.release();
    await shows(4);
    expect(printed.checkVisibility()).to.equal(false);
  });

  it('moves the focus from the server’s link to its own', async () => {
    const { host, server, shows, all } = await livePortfolio(
      {},
      { content: fallback, holding: '/items' },
    );
    host.querySelector<HTMLAnchorElement>('a[href="/works/2"]')?.focus();
    server.release();
    await shows(4);
    await focusOn(() => all('link')[1]);
  });

  it('says above the server’s items that no others could be loaded, and searches only these', async () => {
    const content =
      '<ul><li><a href="/works/2">Café “Two”</a></li><li><a href="/works/3">Three</a></li></ul>';
    const { host, one, all, search, server, shows } = await livePortfolio(
      { showSearch: 'yes' },
      { content, failing: '/' },
    );
    await until(() => all('message').length === 1 && all('search').length === 1);
    expect(one('message').textContent).to.equal('The items could not be loaded.');
    const [two, three] = ['2', '3'].map(
      (n) => host.querySelector(`a[href="/works/${n}"]`) as Element,
    );
    const follows = one('message').compareDocumentPosition(two as Element);
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
    const field = one<HTMLInputElement>('search');
    expect(field.placeholder).to.equal('Search these items only');
    expect(field.labels?.[0]?.textContent).to.equal('Search these items only');
    search('café "t');
    await until(() => three?.checkVisibility() === false);
    expect(two?.checkVisibility()).to.equal(true);
    search('');
    await until(() => three?.checkVisibility() === true);
    server.failing = '';
    one('load-more').click();
    await shows(4);
    expect(field.placeholder).to.equal('Search...');
  });

  it('is not rendered on the block editor’s own page', async () => {
    configure({ blockEditor: true });
    const { host, all, server } = await livePortfolio({}, { content: fallback });
    expect(all('header')).to.deep.equal([]);
    expect(host.querySelector('a')?.checkVisibility()).to.equal(true);
    expect(server.queries).to.deep.equal([]);
  });

  for (const mark of ['block-editor-page', 'block-editor-iframe__body']) {
    it(`is not rendered if the body has the block editor’s class ${mark}`, async () => {
      document.body.classList.add(mark);
      try {
        const { host, all, server } = await livePortfolio({}, { content: fallback });
        expect(all('header')).to.deep.equal([]);
        expect(host.querySelector('a')?.checkVisibility()).to.equal(true);
        expect(server.queries).to.deep.equal([]);
      } finally {
        document.body.classList.remove(mark);
      }
    });
  }

  it('requests the ids of the settings, and only terms that are shown', async () => {
    const { server } = await shownPortfolio(
      { categorySelectedNum: ['1', '2'], tagsSelectedNum: [5], showCategories: 'no' },
      { failing: 'portfolio-categories?' },
    );
    expect(server.queries[0]).to.include('astra-portfolio-categories=1,2');
    expect(server.queries[0]).to.include('astra-portfolio-tags=5');
  });

  it('uses the configured address, and reloads when it changes', async () => {
    const { host, server } = await shownPortfolio();
    host.removeAttribute('api-url');
    for (const language of ['de', 'fr']) {
      configure({ portfolioUrl: `/items?lang=${language}` });
      await until(() => server.queries.at(-1)?.includes(`lang=${language}`) ?? false);
    }
  });

  it('renders items from a property without requests', async () => {
    const { host, server, titles, shows } = await shownPortfolio();
    const calls = server.queries.length;
    host.items = entries(2);
    await shows(2);
    expect(titles()).to.deep.equal(['Work 1', 'Work 2']);
    expect(server.queries.length).to.equal(calls);
  });

  it('ignores items that are not a list, with one warning', async () => {
    const { host, shows } = await shownPortfolio();
    const log = captureConsole('warn');
    for (const junk of ['7', { no: 'list' }]) {
      host.items = junk;
      host.items = junk;
      await host.updateComplete;
      await shows(4);
    }
    await import('../../../../src/core/settings/warnings');
    await new Promise((resolve) => setTimeout(resolve));
    log.restore();
    expect(log.messages).to.have.members([
      '<nh-portfolio>: items is 7, which is not a list, so it counts as not set. Print a list, or remove the key.',
      '<nh-portfolio>: items is an object, which is not a list, so it counts as not set. Print a list, or remove the key.',
    ]);
    expect(log.calls[0]?.[1]).to.equal(host);
  });

  it('reloads when other settings select other items', async () => {
    const { host, server, shows } = await shownPortfolio();
    host.settings = { itemsPerPage: 2, tagsSelectedNum: [9] };
    await shows(2);
    expect(server.queries.at(-1)).to.include('astra-portfolio-tags=9');
  });

  it('gives each item its position in the whole list', async () => {
    const { all } = await shownPortfolio();
    const places = all('item').map((item) => [item.ariaPosInSet, item.ariaSetSize]);
    expect(places).to.deep.equal([1, 2, 3, 4].map((place) => [`${place}`, '6']));
  });

  it('stores filter and search in the address, and follows the back button', async () => {
    const { all, filter, search, shows, one } = await shownPortfolio({ deepLink: 'yes' });
    await until(() => all('filter').length > 1);
    filter('Books').click();
    await shows(3);
    search('4');
    await shows(1);
    const { searchParams } = new URL(location.href);
    expect([searchParams.get('nh-category'), searchParams.get('nh-search')]).to.deep.equal([
      '1',
      '4',
    ]);
    history.back();
    await shows(4);
    expect(filter('All').getAttribute('aria-pressed')).to.equal('true');
    expect(one<HTMLInputElement>('search').value).to.equal('');
  });

  it('starts with the view in the address', async () => {
    const linked = new URL(address);
    linked.searchParams.set('nh-category', '2');
    linked.searchParams.set('nh-search', '5');
    history.replaceState(null, '', linked);
    const { titles, server, one } = await shownPortfolio({ deepLink: true });
    expect(titles()).to.deep.equal(['Work 5']);
    expect(server.queries[0]).to.include('astra-portfolio-categories=2');
    expect(one<HTMLInputElement>('search').value).to.equal('5');
  });

  it('is accessible', async () => {
    const { host, all } = await shownPortfolio({ showOtherCategories: 'yes' });
    await until(() => all('filter').length === 5);
    await expect(host).to.be.accessible();
  });
});
