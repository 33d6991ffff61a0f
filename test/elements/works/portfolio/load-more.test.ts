import { expect } from '@open-wc/testing';
import { type CapturedConsole, captureConsole } from '../../../page-objects/captured-console';
import {
  clearPortfolios,
  entries,
  focusOn,
  livePortfolio,
  shownPortfolio,
} from '../../../page-objects/portfolio';
import { rendered, until } from '../../../page-objects/until';

let log: CapturedConsole | undefined;

afterEach(async () => {
  await clearPortfolios();
  log?.restore();
  log = undefined;
});

describe('the Load More button of a portfolio', () => {
  it('appends the next page, and is hidden when all items are loaded', async () => {
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

  it('stays, with a spinner, while the next page loads', async () => {
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

  it('moves the focus to the first new item, which precedes it, while more can be loaded', async () => {
    const { one, all, shows } = await shownPortfolio({}, { items: entries(9) });
    one('load-more').focus();
    one('load-more').click();
    await shows(8);
    await focusOn(() => all('link')[4]);
    expect(one('load-more').checkVisibility()).to.equal(true);
  });

  it('moves the focus to the first new item when it is hidden', async () => {
    const { one, all, shows } = await shownPortfolio();
    one('load-more').focus();
    one('load-more').click();
    await shows(6);
    await focusOn(() => all('link')[4]);
  });

  it('moves the focus to a first new item far below the viewport', async () => {
    const given = { columns: 1, itemsPerPage: 20 };
    const { host, one } = await shownPortfolio(given, { items: entries(60) });
    one('load-more').focus();
    one('load-more').click();
    await until(() => one('message').textContent === '40 of 60 items');
    expect(one('load-more').getBoundingClientRect().top).to.be.greaterThan(3 * innerHeight);
    await focusOn(() => host.querySelector('[aria-posinset="21"] a') ?? undefined);
    one('load-more').focus();
    one('load-more').click();
    await focusOn(() => host.querySelector('[aria-posinset="41"] a') ?? undefined);
    await until(() => {
      const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  });

  it('keeps the items if a page fails, shows a message, and retries', async () => {
    log = captureConsole('error');
    const { one, all, server, shows, heard } = await shownPortfolio();
    const errors = heard<{ message: string }>('nh-portfolio-error');
    server.failing = 'page=2';
    one('load-more').click();
    await until(() => one('load-more').textContent === 'Try again');
    expect(all('tile').length).to.equal(4);
    expect(one('message').textContent).to.equal('More items could not be loaded.');
    expect(one('message').checkVisibility()).to.equal(true);
    expect(log.calls.length).to.equal(1);
    expect(errors.length).to.equal(1);
    server.failing = '';
    one('load-more').click();
    await shows(6);
  });

  it('keeps the server’s items if the first request fails', async () => {
    log = captureConsole('error');
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

  it('moves the focus from Try again to the first item of an empty list', async () => {
    log = captureConsole('error');
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

  it('moves the focus from Try again to the first item of a failed filter', async () => {
    log = captureConsole('error');
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

  it('is replaced by a message if there are no items', async () => {
    const { one } = await livePortfolio({}, { items: [] });
    await until(() => one('message').textContent === 'No items found');
    expect(one('message').checkVisibility()).to.equal(true);
    expect(one('load-more').checkVisibility()).to.equal(false);
  });

  it('loads automatically to the end if the settings enable it', async () => {
    const { titles, server } = await shownPortfolio({ loadMore: 'auto' }, { items: entries(9) });
    await until(() => {
      scrollTo(0, 1e6);
      return titles().includes('Work 9');
    });
    expect(server.queries.length).to.equal(3);
  });

  it('loads automatically again after a search', async () => {
    const settings = { loadMore: 'auto', itemsPerPage: 40 };
    const { titles, search, server } = await shownPortfolio(settings, { items: entries(120) });
    search('work');
    await rendered();
    scrollTo(0, 1e6);
    await rendered();
    expect(titles()).to.include('Work 40');
    expect(server.queries.length).to.equal(1);
    search('');
    await until(() => server.queries.length === 2);
  });

  it('does not retry a failed page automatically', async () => {
    log = captureConsole('error');
    const { one, server } = await shownPortfolio({ loadMore: 'auto' }, { failing: 'page=2' });
    await until(() => one('load-more').textContent === 'Try again');
    await rendered(20);
    expect(server.queries.length).to.equal(2);
    expect(log.calls.length).to.equal(1);
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

  it('keeps its border on focus if no other is set, with the focus ring inside', async () => {
    const { one } = await shownPortfolio({
      loadMoreBorderColor: 'rgb(1, 2, 3)',
      loadMoreBorderWidth: 2,
    });
    one('load-more').focus();
    expect(one('load-more').matches(':focus-visible')).to.equal(true);
    const { borderTopColor, outlineOffset } = getComputedStyle(one('load-more'));
    expect(borderTopColor).to.equal('rgb(1, 2, 3)');
    // Inside the border: there the text colour contrasts.
    expect(outlineOffset).to.equal('-6px');
  });

  it('has its default look without colours and lengths in the settings', async () => {
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
