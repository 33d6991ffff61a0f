import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clearPortfolios, entries, shownPortfolio } from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

afterEach(clearPortfolios);

const texts = (nodes: readonly HTMLElement[]) => nodes.map(({ textContent }) => textContent);

describe('the header of a portfolio', () => {
  it('shows All and each category with items, decoded, and marks the active one', async () => {
    const { all, filter } = await shownPortfolio();
    await until(() => all('filter').length > 1);
    expect(texts(all('filter'))).to.deep.equal(['All', 'Books', 'Boxes & cases']);
    expect(filter('All').getAttribute('aria-pressed')).to.equal('true');
    expect(filter('Books').getAttribute('aria-pressed')).to.equal('false');
  });

  it('has the order other categories, categories, search', async () => {
    const { host, all } = await shownPortfolio({ showOtherCategories: 'yes' });
    await until(() => all('filter').length === 5);
    const parts = [...host.querySelectorAll('[part~="filters"], [part~="search"]')];
    expect(parts.map((part) => part.getAttribute('aria-label'))).to.deep.equal([
      'Other categories',
      'Categories',
      null,
    ]);
  });

  it('names the All button of each row by its row too', async () => {
    const { all } = await shownPortfolio({ showOtherCategories: 'yes' });
    await until(() => all('filter').length === 5);
    const named = all('filter').filter(({ textContent }) => textContent === 'All');
    expect(named.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'All: Other categories',
      'All: Categories',
    ]);
  });

  it('is empty if all settings are off', async () => {
    const { all } = await shownPortfolio({ showCategories: 'no', showSearch: 0 });
    expect(all('header')).to.deep.equal([]);
  });

  it('shows that categories are missing, and loads them again', async () => {
    const { all, one, filter, server } = await shownPortfolio({}, { failing: '-categories?' });
    await until(() => all('message').length > 1);
    expect(one('message').textContent).to.equal('Some categories could not be loaded. Try again');
    server.failing = '';
    const retry = one('message').querySelector('button') as HTMLButtonElement;
    retry.focus();
    retry.click();
    expect(document.activeElement).to.equal(one('filters'));
    await until(() => all('filter').length > 1);
    expect(all('message').length).to.equal(1);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(filter('All'));
  });

  it('requests the items of a category, and dispatches an event', async () => {
    const { filter, all, titles, server, heard } = await shownPortfolio();
    const told = heard('nh-portfolio-filter');
    await until(() => all('filter').length > 1);
    filter('Books').click();
    await until(() => titles().join() === 'Work 2,Work 4,Work 6');
    expect(filter('Books').getAttribute('aria-pressed')).to.equal('true');
    expect(filter('All').getAttribute('aria-pressed')).to.equal('false');
    expect(server.queries.at(-1)).to.include('astra-portfolio-categories=1');
    expect(told).to.deep.equal([{ category: 1, otherCategory: null, search: '' }]);
  });

  it('keeps the items, marked as stale, until those of another category are loaded', async () => {
    const { filter, all, host, server, titles } = await shownPortfolio();
    await until(() => all('filter').length > 1);
    server.holding = 'categories=1';
    filter('Books').click();
    await until(() => host.querySelector('[data-stale]') !== null);
    expect(titles().length).to.equal(4);
    server.release();
    await until(() => host.querySelector('[data-stale]') === null);
    expect(titles().length).to.equal(3);
  });

  it('returns to all items with the active category if there is no All button', async () => {
    const { filter, all, shows } = await shownPortfolio({ showCategoriesAll: 'no' });
    await until(() => all('filter').length > 0);
    expect(texts(all('filter'))).not.to.include('All');
    filter('Books').click();
    await shows(3);
    filter('Books').click();
    await shows(4);
    expect(filter('Books').getAttribute('aria-pressed')).to.equal('false');
  });

  it('shows categories printed by the CMS without a request', async () => {
    const categories = [
      { id: '1', name: 'Printed &amp; bound', count: '4' },
      { id: 2, name: 'Empty', count: 0 },
      'junk',
    ];
    const { all } = await shownPortfolio({ categories }, { failing: 'portfolio-categories?' });
    expect(texts(all('filter'))).to.deep.equal(['All', 'Printed & bound']);
  });

  it('searches the loaded titles as the visitor types', async () => {
    const { search, shows, titles, server, heard, one } = await shownPortfolio();
    const told = heard('nh-portfolio-filter');
    expect(one('message').textContent).to.equal('4 of 6 items');
    search('WORK 3');
    await shows(1);
    expect(titles()).to.deep.equal(['Work 3']);
    expect(one('message').textContent).to.equal('1 of 4 loaded items match; 2 not loaded yet');
    expect(one<HTMLInputElement>('search').value).to.equal('WORK 3');
    expect(told.at(-1)).to.deep.equal({ category: null, otherCategory: null, search: 'WORK 3' });
    search('');
    await shows(4);
    expect(server.queries.length).to.equal(1);
  });

  it('shows that a search covers only loaded items, and loads more to search', async () => {
    const { search, titles, one, all, host } = await shownPortfolio({}, { items: entries(120) });
    search('work 12');
    await until(
      () => one('message').textContent === '0 of 4 loaded items match; 116 not loaded yet',
    );
    expect(one('message').checkVisibility()).to.equal(true);
    expect(one('load-more').textContent).to.equal('Search more items');
    one('load-more').click();
    await until(
      () => one('message').textContent === '1 of 104 loaded items match; 16 not loaded yet',
    );
    expect(titles()).to.deep.equal(['Work 12']);
    expect(host.querySelector('[aria-posinset]')?.getAttribute('aria-setsize')).to.equal('-1');
    one('load-more').click();
    await until(() => one('message').textContent === '2 items found');
    expect(titles()).to.deep.equal(['Work 12', 'Work 120']);
    expect(all('item').map((item) => item.getAttribute('aria-setsize'))).to.deep.equal(['2', '2']);
    expect(one('load-more').checkVisibility()).to.equal(false);
  });

  it('announces a second search without results, whose message is the same', async () => {
    const { search, one } = await shownPortfolio({}, { items: entries(3) });
    search('zebra');
    await until(() => one('message').textContent?.trim() === 'No items found');
    const first = one('message').textContent;
    search('gnu');
    await until(() => one('message').textContent !== first);
    const second = one('message').textContent;
    expect(second?.trim()).to.equal('No items found');
    search('yak');
    await until(() => one('message').textContent !== second);
  });

  it('shows that there are more items to search if their number is unknown', async () => {
    const { search, one } = await shownPortfolio({}, { items: entries(9), withoutTotal: true });
    search('nothing like it');
    await until(
      () => one('message').textContent === '0 of 4 loaded items match; not all items are loaded',
    );
  });

  it('takes its colours from the settings, and accepts only colours', async () => {
    const { one } = await shownPortfolio({ headerColor: '#eee', headerTextColor: 'url(x)' });
    const { style } = one('header');
    expect(style.getPropertyValue('--nh-portfolio-header')).to.equal('#eee');
    expect(style.length).to.equal(1);
  });
});
