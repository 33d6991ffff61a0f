import { expect } from '@open-wc/testing';
import { until } from '../../../core/element/fixtures';
import { frames } from './grid/fixtures';
import { clearPortfolios, entries, focusOn, livePortfolio, shownPortfolio } from './live-portfolio';

const originalError = console.error;

afterEach(async () => {
  await clearPortfolios();
  console.error = originalError;
});

/** What the console is told from now on. */
function logged(): unknown[][] {
  const lines: unknown[][] = [];
  console.error = (...words: unknown[]) => lines.push(words);
  return lines;
}

describe('Load More of a portfolio', () => {
  it('appends the next page, and goes when all is loaded', async () => {
    const { one, shows, server, titles, heard } = await shownPortfolio({
      loadMoreButtonText: 'More works',
    });
    const loads = heard('nh-portfolio-load');
    const button = one<HTMLButtonElement>('load-more');
    expect(button.textContent).to.equal('More works');
    button.click();
    await shows(6);
    expect(titles().at(0)).to.equal('Work 1');
    expect(server.queries.at(-1)).to.include('page=2');
    expect(button.checkVisibility()).to.equal(false);
    expect(one('message').textContent).to.equal('6 of 6 items');
    expect(loads.at(-1)).to.deep.equal({ loaded: 6, total: 6 });
  });

  it('stays, and turns a spinner, while the next page comes', async () => {
    const { one, server, shows } = await shownPortfolio({}, { items: entries(9) });
    const button = one<HTMLButtonElement>('load-more');
    expect(one('spinner').checkVisibility()).to.equal(false);
    server.holding = 'page=2';
    button.focus();
    button.click();
    await until(() => one('spinner').checkVisibility());
    button.click();
    expect(document.activeElement).to.equal(button);
    server.release();
    await shows(8);
    expect(server.queries.length).to.equal(2);
    expect(one('spinner').checkVisibility()).to.equal(false);
  });

  it('hands the focus to the first new item when it goes', async () => {
    const { one, all, shows } = await shownPortfolio();
    one('load-more').focus();
    one('load-more').click();
    await shows(6);
    await focusOn(() => all('link')[4]);
  });

  it('finds the first new item also where it comes far below what is in sight', async () => {
    const given = { columns: 1, itemsPerPage: 20 };
    const { host, one } = await shownPortfolio(given, { items: entries(60) });
    one('load-more').focus();
    one('load-more').click();
    await until(() => one('message').textContent === '40 of 60 items');
    expect(one('load-more').getBoundingClientRect().top).to.be.greaterThan(3 * innerHeight);
    one('load-more').click();
    await focusOn(() => host.querySelector('[aria-posinset="41"] a') ?? undefined);
    await until(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  });

  it('keeps what is loaded when a page fails, says so, and tries again', async () => {
    const lines = logged();
    const { one, all, server, shows, heard } = await shownPortfolio();
    const errors = heard<{ message: string }>('nh-portfolio-error');
    server.failing = 'page=2';
    one('load-more').click();
    await until(() => one('load-more').textContent === 'Try again');
    expect(all('tile').length).to.equal(4);
    expect(one('message').textContent).to.equal('The next items could not be loaded.');
    expect(one('message').checkVisibility()).to.equal(true);
    expect(lines.length).to.equal(1);
    expect(errors.length).to.equal(1);
    server.failing = '';
    one('load-more').click();
    await shows(6);
  });

  it('leaves the server’s items where the first call fails', async () => {
    logged();
    const { host, one, server, shows } = await livePortfolio(
      {},
      { failing: '/items', content: '<a href="/works/1">Work 1</a>' },
    );
    await until(() => one('load-more').textContent === 'Try again');
    expect(host.querySelector('a[href="/works/1"]')?.checkVisibility()).to.equal(true);
    expect(one('message').textContent).to.equal('The items could not be loaded.');
    server.failing = '';
    one('load-more').click();
    await shows(4);
  });

  it('hands the focus from Try again to the first item, where none was there', async () => {
    logged();
    const { one, all, server } = await livePortfolio({}, { failing: '/items' });
    await until(() => one('load-more').textContent === 'Try again');
    server.failing = '';
    server.holding = '/items';
    one('load-more').focus();
    one('load-more').click();
    await until(() => one('spinner').checkVisibility());
    expect(document.activeElement === one('load-more')).to.equal(true);
    expect(one('load-more').textContent).to.equal('Try again');
    server.release();
    await focusOn(() => all('link')[0]);
    expect(one('load-more').textContent).to.equal('Load More');
  });

  it('does the same where the items of a chosen filter had failed', async () => {
    logged();
    const { one, all, filter, server, titles } = await shownPortfolio({ showCategories: true });
    server.failing = 'categories=1';
    filter('Books').click();
    await until(() => one('load-more').textContent === 'Try again');
    server.failing = '';
    one('load-more').focus();
    one('load-more').click();
    await focusOn(() => all('link')[0]);
    expect(titles()[0]).to.equal('Work 2');
  });

  it('says that there is nothing', async () => {
    const { one } = await livePortfolio({}, { items: [] });
    await until(() => one('message').textContent === 'No items found');
    expect(one('message').checkVisibility()).to.equal(true);
    expect(one('load-more').checkVisibility()).to.equal(false);
  });

  it('loads by itself where the settings say so, until the end', async () => {
    const { titles, server } = await shownPortfolio({ loadMore: 'auto' }, { items: entries(9) });
    await until(() => {
      scrollTo(0, 1e6);
      return titles().includes('Work 9');
    });
    expect(server.queries.length).to.equal(3);
  });

  it('loads by itself again after a search whose end the visitor has reached', async () => {
    const settings = { loadMore: 'auto', itemsPerPage: 40 };
    const { titles, search, server } = await shownPortfolio(settings, { items: entries(120) });
    search('work');
    await frames();
    scrollTo(0, 1e6);
    await frames();
    expect(titles()).to.include('Work 40');
    expect(server.queries.length).to.equal(1);
    search('');
    await until(() => server.queries.length === 2);
  });

  it('does not try a failed page again by itself', async () => {
    const lines = logged();
    const { one, server } = await shownPortfolio({ loadMore: 'auto' }, { failing: 'page=2' });
    await until(() => one('load-more').textContent === 'Try again');
    await frames(20);
    expect(server.queries.length).to.equal(2);
    expect(lines.length).to.equal(1);
  });

  it('has the colours and lengths of the settings', async () => {
    const { one } = await shownPortfolio({
      loadMoreBgColor: 'rgb(1, 2, 3)',
      loadMoreTextColor: '#fff',
      loadMoreSize: '20',
      loadMoreHorizantalPadding: 30,
    });
    const style = getComputedStyle(one('load-more'));
    expect(style.backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(style.paddingInlineStart).to.equal('30px');
    expect(style.fontSize).to.equal('20px');
  });

  it('keeps its border under the focus where no other is set, and has the ring within it', async () => {
    const { one } = await shownPortfolio({
      loadMoreBorderColor: 'rgb(1, 2, 3)',
      loadMoreBorderWidth: 2,
    });
    one('load-more').focus();
    expect(one('load-more').matches(':focus-visible')).to.equal(true);
    const { borderTopColor, outlineOffset } = getComputedStyle(one('load-more'));
    expect(borderTopColor).to.equal('rgb(1, 2, 3)');
    // Within the border: there the colour of the text is seen.
    expect(outlineOffset).to.equal('-6px');
  });

  it('has its usual look where the settings name no colours and lengths', async () => {
    const { one } = await shownPortfolio({
      loadMoreBgColor: 'undefined',
      loadMoreTextColor: 'rgb(nope)',
      loadMoreVerticalPadding: 'calc(1px + 2)',
    });
    const style = getComputedStyle(one('load-more'));
    expect(style.backgroundColor).to.equal('rgb(4, 107, 210)');
    expect(style.color).to.equal('rgb(255, 255, 255)');
    expect(style.paddingBlockStart).to.equal('12px');
  });
});
