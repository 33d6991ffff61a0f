import { expect } from '@open-wc/testing';
import { cleared, live, newSite } from '../../../../page-objects/site-tab';
import { rendered, until } from '../../../../page-objects/until';
import type { SiteServer } from '../../../../server-doubles/site-templates';

let server: SiteServer;

beforeEach(() => {
  server = newSite();
});
afterEach(cleared);

const DAY = 86_400_000;

const lists = () => server.of('GET templates?');

describe('the list of the Site tab', () => {
  it('shows the templates, newest first, with their number', async () => {
    const library = await live();
    expect(library.titles()).to.deep.equal([5, 4, 3, 2, 1].map((id) => `Template ${id}`));
    expect(library.text('[part="count"]')).to.equal('5 templates');
    expect(library.heardOf('nh-template-page-view')).to.deep.equal([{ place: 'Site Tab' }]);
    await expect(library.host).to.be.accessible();
  });

  it('sorts by the select box and by column headers', async () => {
    const library = await live();
    await library.pick('title-asc');
    expect(library.titles()[0]).to.equal('Template 1');
    await library.press('Name');
    expect(library.titles()[0]).to.equal('Template 5');
    expect(library.find<HTMLSelectElement>('select').value).to.equal('title-desc');
    expect(library.heardOf('nh-template-sort')).to.deep.equal([
      { library: 'site', sort: 'title', order: 'asc' },
      { library: 'site', sort: 'title', order: 'desc' },
    ]);
  });

  it('switches to tiles', async () => {
    const library = await live();
    await library.press('Tiles');
    expect(library.find('[role="grid"]').dataset.view).to.equal('tiles');
    expect(library.button('Tiles').getAttribute('aria-pressed')).to.equal('true');
    await library.press('Tiles');
    expect(library.heardOf('nh-template-view')).to.deep.equal([{ library: 'site', view: 'tiles' }]);
    await expect(library.host).to.be.accessible();
  });

  it('is narrowed by type, author and date, and says which filters leave nothing', async () => {
    const library = await live();
    await until(() => library.host.textContent?.includes('Bob') ?? false, 'the authors are there');
    const choose = async (label: string, value: string): Promise<void> => {
      const { htmlFor } = [...library.host.querySelectorAll('label')].find(
        ({ textContent }) => textContent === label,
      ) as HTMLLabelElement;
      const select = library.host.querySelector<HTMLSelectElement>(`[id="${htmlFor}"]`);
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      await rendered();
    };
    await choose('Type', 'header');
    await choose('Author', 'Bob');
    await choose('Last changed', 'week');
    const { searchParams } = new URL(lists().at(-1)?.slice(4) ?? '', 'http://x');
    expect(searchParams.get('type')).to.equal('header');
    expect(searchParams.get('author')).to.equal('Bob');
    expect(Date.now() - Number(searchParams.get('since'))).to.be.within(7 * DAY, 8 * DAY);
    await expect(library.host).to.be.accessible();
    server.site = [];
    await choose('Author', 'Ada');
    await until(() => library.host.textContent?.includes('Show all') ?? false, 'nothing is found');
    expect(library.host.textContent).to.contain('No templates match the filters');
    await library.press('Show all');
    expect(new URL(lists().at(-1)?.slice(4) ?? '', 'http://x').searchParams.has('type')).to.equal(
      false,
    );
  });

  it('searches after a pause in typing', async () => {
    const library = await live();
    await library.search('Templ');
    await library.search('Template 3');
    expect(lists().length).to.equal(1);
    await until(() => library.titles().length === 1, 'one template is found');
    expect(lists().length).to.equal(2);
    expect(library.text('[part="count"]')).to.equal('1 template for “Template 3”');
    library.find<HTMLFormElement>('form').requestSubmit();
    expect(library.heardOf('nh-template-search')).to.deep.equal([
      { library: 'site', search: 'Template 3' },
    ]);
  });

  it('ignores a late response to an earlier search', async () => {
    const library = await live();
    const letGo = server.hold('GET templates?');
    await library.search('Template 1');
    const form = library.find<HTMLFormElement>('form');
    form.requestSubmit();
    await rendered();
    await library.search('Template 2');
    form.requestSubmit();
    await until(() => library.titles().join() === 'Template 2', 'the second search is answered');
    letGo();
    await rendered();
    expect(library.titles()).to.deep.equal(['Template 2']);
  });

  it('offers to show all templates when none match', async () => {
    const library = await live();
    await library.search('Nothing so');
    await until(() => library.has('[part="empty"]'), 'nothing is found');
    expect(library.text('[part="empty"] h3')).to.equal('No templates match “Nothing so”');
    await library.press('Show all');
    await until(() => library.titles().length === 5, 'all are shown');
    expect(document.activeElement).to.equal(library.find('[part="count"]'));
    expect(library.find<HTMLInputElement>('input[type="search"]').value).to.equal('');
  });

  it('explains how to add templates when there are none', async () => {
    server.site = [];
    const library = await live();
    expect(library.text('[part="empty"] h3')).to.equal('No templates on this site yet');
    expect(library.has('[part="grid"]')).to.equal(false);
    await expect(library.host).to.be.accessible();
  });
});

describe('a list that cannot be loaded', () => {
  it('is loaded again by a button, and focuses the count', async () => {
    server.refuse('GET templates?', 'general');
    const library = await live();
    expect(library.text('[part="error"] h3')).to.equal('Something went wrong');
    await library.press('Try again');
    await until(() => library.titles().length === 5, 'the list has come');
    expect(library.has('[part="error"]')).to.equal(false);
    expect(document.activeElement).to.equal(library.find('[part="count"]'));
  });

  it('is loaded again when the browser is online, with the current search', async () => {
    const library = await live();
    server.next('GET templates?', new TypeError('Failed to fetch'));
    await library.search('Template 4');
    await until(() => library.has('[part="error"]'), 'the network is missing');
    expect(library.text('[part="error"] h3')).to.equal('The server cannot be reached');
    expect(library.titles().length).to.equal(5);
    window.dispatchEvent(new Event('online'));
    await until(() => library.titles().length === 1, 'the search is answered');
    expect(library.find<HTMLInputElement>('input[type="search"]').value).to.equal('Template 4');
  });

  it('keeps the selection', async () => {
    const library = await live();
    await library.click(1);
    server.refuse('GET templates?', 'general');
    await library.pick('title-asc');
    await until(() => library.has('[part="error"]'), 'it has failed');
    await library.press('Try again');
    await until(() => library.titles()[0] === 'Template 1', 'the list has come');
    expect(library.chosen()).to.deep.equal(['Template 4']);
  });
});

describe('the tabs', () => {
  it('switch by arrow keys, Home and End, and keep the search', async () => {
    const library = await live();
    await library.search('Template 5');
    await until(() => library.titles().length === 1, 'it is found');
    library.find('[data-tab="site"]').focus();
    await library.keys('ArrowRight');
    expect(library.focused()).to.equal('Cloud');
    expect(library.screen()).to.equal('list');
    await expect(library.host).to.be.accessible();
    await library.keys('Home');
    expect(library.focused()).to.equal('Site');
    expect(library.find<HTMLInputElement>('input[type="search"]').value).to.equal('Template 5');
    expect(library.titles()).to.deep.equal(['Template 5']);
    await library.keys('End');
    expect(library.find('[data-tab="cloud"]').getAttribute('aria-selected')).to.equal('true');
  });
});
