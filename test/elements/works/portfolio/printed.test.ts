import { expect, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { defineElement } from '../../../../src/core/element';
import { portfolio } from '../../../../src/elements/works/portfolio/portfolio.element';
import nhCss from '../../../../src/nh.css?inline';
import { clearPortfolios, entries, livePortfolio } from '../../../page-objects/portfolio';
import { until } from '../../../page-objects/until';

afterEach(clearPortfolios);

/** Settings that ask for nothing that has to be drawn. */
const plain = {
  showCategories: 'no',
  showSearch: 'no',
  'show-quick-view': 'no',
  columns: '3',
  total: '5',
};

const image = (height: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}"/>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return `<img src="${address}" alt="" width="300" height="${height}">`;
};

const tile = (number: number, picture: string) =>
  `<li><a href="#work-${number}">${picture} Work ${number}</a></li>`;

const content = `<ul>${[200, 400, 300, 250, 350].map((height, at) => tile(at + 1, image(height))).join('')}</ul>`;

/** Adds a printed portfolio to a page of a fixed width. */
async function printed(settings: object = {}, given: Parameters<typeof livePortfolio>[1] = {}) {
  const live = await livePortfolio({ ...plain, ...settings }, { content, ...given });
  live.host.style.inlineSize = '1000px';
  await resized();
  return { ...live, tiles: () => [...live.host.querySelectorAll('li')] };
}

const resized = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const isDrawn = (host: Element) => host.querySelector('[part~="tile"]') !== null;

/** The positions of tiles in their list, as [left, top]. */
const positions = (tiles: readonly Element[]) => {
  const origin = tiles[0]?.parentElement?.getBoundingClientRect();
  return tiles.map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [Math.round(left - (origin?.left ?? 0)), Math.round(top - (origin?.top ?? 0))];
  });
};

const bottomOf = (tiles: readonly Element[], index: number) =>
  (positions(tiles)[index]?.[1] ?? 0) + (tiles[index]?.getBoundingClientRect().height ?? 0);

function expectMasonry(tiles: readonly Element[]): void {
  const [first, second, third, fourth, fifth] = positions(tiles);
  expect([first, second, third]).to.deep.equal([
    [0, 0],
    [334, 0],
    [667, 0],
  ]);
  expect(fourth).to.deep.equal([0, Math.round(bottomOf(tiles, 0) + 1)]);
  expect(fifth).to.deep.equal([667, Math.round(bottomOf(tiles, 2) + 1)]);
}

describe('a completely printed portfolio', () => {
  it('places the printed tiles in the shortest column, without a request and a body', async () => {
    const { host, tiles, server } = await printed();
    expectMasonry(tiles());
    const list = host.querySelector('ul') as HTMLElement;
    const lowest = Math.max(...tiles().map((_, index) => bottomOf(tiles(), index)));
    expect(list.getBoundingClientRect().height).to.be.closeTo(lowest, 1);
    expect(isDrawn(host)).to.equal(false);
    expect(server.queries).to.deep.equal([]);
  });

  it('takes the gap of the page', async () => {
    const { host, tiles } = await printed();
    host.style.setProperty('--nh-portfolio-gap', '20px');
    await resized();
    expect(positions(tiles())[1]).to.deep.equal([340, 0]);
    expect(positions(tiles())[3]?.[1]).to.equal(Math.round(bottomOf(tiles(), 0) + 20));
  });

  it('places its tiles in fewer columns when it becomes narrow', async () => {
    const { host, tiles } = await printed();
    host.style.inlineSize = '600px';
    await resized();
    expect(positions(tiles()).map(([left]) => left)).to.deep.equal([0, 301, 0, 301, 0]);
  });

  it('has the columns of its own width when it starts in a box that is narrower than the window', async () => {
    const { host } = await livePortfolio(plain, {
      content,
      attributes: 'style="inline-size: 300px"',
    });
    const tiles = [...host.querySelectorAll('li')];
    expect(positions(tiles).map(([left]) => left)).to.deep.equal([0, 0, 0, 0, 0]);
    expect(tiles.map(({ offsetWidth }) => offsetWidth)).to.deep.equal([300, 300, 300, 300, 300]);
  });

  it('sets the width of its tiles again when another script has removed it', async () => {
    const { host, tiles } = await printed();
    for (const one of tiles()) one.removeAttribute('style');
    host.style.inlineSize = '999px';
    await resized();
    expect(tiles().map(({ offsetWidth }) => offsetWidth)).to.deep.equal([332, 332, 332, 332, 332]);
  });

  it('starts at the right on a right-to-left page', async () => {
    const { host, tiles } = await printed();
    host.dir = 'rtl';
    await resized();
    expect(positions(tiles()).map(([left]) => left)).to.deep.equal([667, 334, 0, 667, 0]);
  });

  it('places the tiles again when one grows', async () => {
    const { tiles } = await printed();
    const [first] = tiles();
    first?.append('More words. '.repeat(60));
    await resized();
    const [, , , fourth] = positions(tiles());
    expect(fourth?.[0]).to.equal(667);
  });

  it('places tiles that the page adds', async () => {
    const { host, tiles } = await printed();
    host.querySelector('ul')?.insertAdjacentHTML('beforeend', tile(6, image(100)));
    await resized();
    expect(tiles().length).to.equal(6);
    expect(positions(tiles())[5]).to.deep.equal([334, Math.round(bottomOf(tiles(), 1) + 1)]);
  });

  it('reports its items once', async () => {
    const details: unknown[] = [];
    const hear = (event: Event) => details.push((event as CustomEvent).detail);
    document.addEventListener('nh-portfolio-load', hear);
    await printed();
    document.removeEventListener('nh-portfolio-load', hear);
    expect(details).to.deep.equal([{ loaded: 5, total: 5 }]);
  });

  it('lets the page stop the opening of an item', async () => {
    const { host } = await printed();
    const items: unknown[] = [];
    host.addEventListener('nh-portfolio-open', (event) => {
      items.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    const before = location.href;
    host.querySelector<HTMLElement>('li a')?.click();
    expect(location.href).to.equal(before);
    const href = new URL('#work-1', before).href;
    const item = { id: undefined, title: 'Work 1', type: 'page', href };
    expect(items).to.deep.equal([{ item, in: 'same-tab' }]);
  });

  it('keeps its tiles placed when it is moved and cloned', async () => {
    const { host, tiles } = await printed();
    const box = document.body.appendChild(document.createElement('main'));
    box.append(host);
    const clone = box.appendChild(host.cloneNode(true) as typeof host);
    await clone.updateComplete;
    await resized();
    expectMasonry(tiles());
    expectMasonry([...clone.querySelectorAll('li')]);
  });

  it('leaves the printed markup when it is removed', async () => {
    const { host } = await printed();
    host.remove();
    await host.updateComplete;
    expect(host.innerHTML).to.equal(content);
  });

  it('draws the list when the settings ask for a search box', async () => {
    const { host, shows, one } = await printed();
    host.settings = { ...plain, itemsPerPage: 4, showSearch: 'yes' };
    await shows(4);
    expect(one('search').checkVisibility()).to.equal(true);
    expect(host.querySelector('a[href="#work-1"]')?.checkVisibility() ?? false).to.equal(false);
  });

  it('draws given items instead of the printed ones', async () => {
    const { host, shows } = await printed();
    host.items = entries(2);
    await shows(2);
  });

  it('is accessible', async () => {
    const { host } = await printed();
    await expect(host).to.be.accessible();
  });
});

describe('a completely printed portfolio before its script', () => {
  const sheet = new CSSStyleSheet();
  before(async () => {
    await setViewport({ width: 1100, height: 700 });
    sheet.replaceSync(nhCss);
    document.adoptedStyleSheets.push(sheet);
  });
  after(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    await setViewport({ width: 800, height: 600 });
  });

  for (const [what, settings] of [
    ['three columns', {}],
    ['the columns of its settings', { columns: 4 }],
    ['two columns', { columns: '2' }],
    ['one column', { columns: 1 }],
  ] as const) {
    it(`has ${what}, in which its first row stays`, async () => {
      const { columns: _, ...rest } = plain;
      const json = JSON.stringify({ ...rest, ...settings });
      const page = document.body.appendChild(document.createElement('iframe'));
      page.style.cssText = `border: 0; inline-size: ${innerWidth}px`;
      page.srcdoc = `<!doctype html><style>${nhCss}</style><nh-portfolio settings='${json}'>${content}</nh-portfolio>`;
      await oneEvent(page, 'load');
      const inert = page.contentDocument?.body as HTMLElement;
      const first = (box: Element) =>
        positions([...box.querySelectorAll('li')]).filter(([, top]) => top === 0);
      const { host } = await livePortfolio({ ...rest, ...settings }, { content });
      await resized();
      expect(first(inert)).to.deep.equal(first(host));
      page.remove();
    });
  }
});

const unfinished: readonly (readonly [string, object, string])[] = [
  ['a filter', { showCategories: 'yes' }, content],
  ['a search box', { showSearch: 'yes' }, content],
  ['quick view buttons', { 'show-quick-view': 'yes' }, content],
  ['scrolling images', { thumbnailHoverStyle: 'style-1' }, content],
  ['items that are not printed', { total: 6 }, content],
  ['an unknown number of items', { total: undefined }, content],
  ['images of unknown size', {}, content.replace(' width="300"', '')],
  ['links beside the list', {}, `${content}<a href="?list=2">Older works</a>`],
];

describe('a portfolio with printed items', () => {
  for (const [what, settings, markup] of unfinished) {
    it(`is drawn if it has ${what}`, async () => {
      const { shows } = await printed(settings, { content: markup });
      await shows(4);
    });
  }
});

describe('a completely printed portfolio in shadow DOM', () => {
  it('places the tiles in the light DOM', async () => {
    const tag = 'nh-portfolio-in-shadow';
    defineElement({ ...portfolio, tag }, { shadow: 'open' });
    const box = document.body.appendChild(document.createElement('main'));
    box.innerHTML = `<${tag} style="inline-size: 1000px" settings='${JSON.stringify(plain)}'>${content}</${tag}>`;
    await until(() => box.querySelector('.nh-grid-printed') !== null);
    await resized();
    expectMasonry([...box.querySelectorAll('li')]);
  });
});
