import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { ElementHandle, Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { readSite, type Site, type Visit } from '../page-objects/site/browser';
import { noteShifts, shifts } from '../page-objects/site/layout-shifts';
import { expectQuality } from '../page-objects/site/quality';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** The pairs of tokens, and the least contrast that each must have (WCAG 1.4.3 and 1.4.11). */
const PAIRS: readonly (readonly [front: string, back: string, least: number])[] = [
  ['--nh-text', '--nh-surface', 12],
  ['--nh-text', '--nh-raised', 12],
  ['--nh-muted', '--nh-surface', 4.5],
  ['--nh-muted', '--nh-raised', 4.5],
  ['--nh-border', '--nh-surface', 3],
  ['--nh-accent', '--nh-surface', 4.5],
  ['--nh-on-accent', '--nh-accent', 4.5],
  ['--nh-focus', '--nh-surface', 4.5],
  ['--nh-error', '--nh-surface', 4.5],
  ['--nh-success', '--nh-surface', 4.5],
  ['--nh-warning', '--nh-surface', 4.5],
];

/** Runs in the page: the colour of a token as the three numbers of sRGB. */
function colour(token: string): number[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return [red, green, blue];
}

/** The relative luminance of WCAG. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: readonly number[], back: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Opens a page whose elements are all in view, so that all are loaded. */
async function visitAll(query: string, width: number, dark = false): Promise<Visit> {
  const visit = await site.visit(`/bare?theme${query}`, {
    width,
    dark,
    prepare: (page) => page.setViewport({ width, height: 17_000 }),
  });
  await drawn(visit.page, 'nh-region-map', '[part="selector"]');
  // Without its code, the printed carousel is a plain box that scrolls.
  if (!query.includes('only')) {
    await drawn(visit.page, 'nh-nested-tabs nh-image-carousel', '.swiper-initialized');
  }
  return visit;
}

/** Waits for a part of an element, drawn or printed. Puppeteer's own method does not notice changes in shadow roots. */
function drawn(page: Page, tag: string, part: string): Promise<unknown> {
  return page.waitForFunction(
    (tag, part) => {
      const host = document.querySelector(tag);
      return host?.shadowRoot?.querySelector(part) ?? host?.querySelector(part);
    },
    { polling: 'raf' },
    tag,
    part,
  );
}

for (const width of [390, 768, 1280]) {
  for (const dark of [false, true]) {
    const mode = dark ? 'dark' : 'light';
    it(`a page of bare tags with the theme is accessible and does not overflow at ${width} px in ${mode} mode`, async () => {
      const visit = await visitAll('', width, dark);
      await expectQuality(visit);
      await visit.leave();
    });
  }
}

for (const [name, query] of [
  ['right to left', '&dir=rtl'],
  ['in shadow DOM', '&shadow'],
] as const) {
  it(`a page of bare tags with the theme is accessible and does not overflow ${name}`, async () => {
    const visit = await visitAll(query, 390);
    await expectQuality(visit);
    await visit.leave();
  });
}

for (const query of ['', '&shadow']) {
  it(`the panel of the map is above it, and the list of its entries below both, beside them on wide screens${query && ', in shadow DOM'}`, async () => {
    const boxes = async (width: number) => {
      const { page, leave } = await visitAll(`&only=region-map${query}`, width);
      const [map, panel, list] = await Promise.all(
        ['svg:has([data-nh-region])', '[part="selector"]', '#region-map dl'].map((inside) =>
          page.$eval(`pierce/${inside}`, (box) => {
            const { left, right, top, bottom } = box.getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        ),
      );
      await leave();
      expect(panel?.bottom).to.be.at.most(map?.top ?? 0);
      return { map, panel, list };
    };
    const narrow = await boxes(390);
    expect(narrow.list?.top).to.be.at.least(narrow.map?.bottom ?? Number.POSITIVE_INFINITY);
    const wide = await boxes(1280);
    expect(wide.list?.left).to.be.at.least(wide.map?.right ?? Number.POSITIVE_INFINITY);
    expect(wide.list?.top).to.be.closeTo(wide.panel?.top ?? 0, 16);
    for (const { map, panel } of [narrow, wide])
      expect([panel?.left, panel?.right]).to.deep.equal([map?.left, map?.right]);
  });

  it(`the panel of the map has the words of the chosen entry on phones, and the map stays where it is after a choice${query && ', in shadow DOM'}`, async () => {
    const { page, leave } = await visitAll(`&only=region-map${query}`, 390);
    const state = () =>
      Promise.all([
        page.$eval('pierce/[part="entry"]', ({ textContent }) => textContent),
        page.$eval('pierce/svg:has([data-nh-region])', (map) => map.getBoundingClientRect().top),
        page.$eval('pierce/[part="entry"]', (entry) => {
          const select = entry.parentElement?.querySelector('select');
          const top = entry.getBoundingClientRect().top;
          return top - (select?.getBoundingClientRect().bottom ?? 0);
        }),
      ]);
    const [first, top, distance] = await state();
    expect(first).to.contain('Bookcloth by the metre.');
    expect(distance).to.be.within(8, 20);
    const berlin = await page.$eval(
      'pierce/[part="select"]',
      (select) =>
        [...(select as HTMLSelectElement).options].find(({ text }) => text === 'Berlin')?.value,
    );
    await page.select('pierce/[part="select"]', berlin ?? '');
    const [words, topAfter] = await state();
    expect(words).to.contain('Notebooks, paste papers, and repairs');
    expect(topAfter).to.equal(top);
    await leave();
  });

  it(`the words of the chosen region stand beside the selector, in view${query && ', in shadow DOM'}`, async () => {
    const { page, leave } = await visitAll(`&only=region-map${query}`, 1280);
    await page.setViewport({ width: 1280, height: 700 });
    const sicily = await page.$eval(
      'pierce/[part="select"]',
      (select) =>
        [...(select as HTMLSelectElement).options].find(({ text }) => text === 'Sicily')?.value,
    );
    await page.select('pierce/[part="select"]', sicily ?? '');
    const entry = await page.waitForSelector('pierce/[part="entry"][data-nh-name="Sicily"]');
    const [text, bottom] = await (entry as ElementHandle).evaluate((box) => [
      box.textContent,
      box.getBoundingClientRect().bottom,
    ]);
    expect(text).to.include('The furthest that our papers');
    expect(bottom).to.be.below(700);
    await leave();
  });

  it(`the labels of the map do not cover each other on phones, and the chosen region has one${query && ', in shadow DOM'}`, async () => {
    const { page, leave } = await visitAll(`&only=region-map${query}`, 390);
    const labels = await page.$$eval('pierce/[data-nh-labels] text', (texts) =>
      // For text of an SVG, Chromium's `checkVisibility()` is always true.
      texts
        .filter((text) => getComputedStyle(text).visibility === 'visible')
        .map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return { name: text.textContent, left, right, top, bottom };
        }),
    );
    await leave();
    expect(labels.map(({ name }) => name)).to.include.members(['Bavaria', 'Basel', 'Sicily']);
    const covered = labels.filter((one) =>
      labels.some(
        (other) =>
          other !== one &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect(covered).to.deep.equal([]);
  });

  it(`the chosen filter of the portfolio is filled with the accent${query && ', in shadow DOM'}`, async () => {
    const { page, leave } = await site.visit(`/bare?theme&only=portfolio${query}`);
    const chosen = '[part~="filter"][aria-pressed="true"]';
    await drawn(page, 'nh-portfolio', chosen);
    const colours = await page.$eval(`pierce/${chosen}`, (button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color];
    });
    expect(colours).to.deep.equal(['rgb(47, 91, 215)', 'rgb(255, 255, 255)']);
    await leave();
  });

  it(`the form says once what its sign means, and what its counters count${query && ', in shadow DOM'}`, async () => {
    const { page, leave } = await site.visit(`/bare?theme&only=contact-form${query}`);
    const said = (selector: string, pseudo: string): Promise<string> =>
      page.$eval(
        `pierce/${selector}`,
        (element, pseudo) => getComputedStyle(element, pseudo).content,
        pseudo,
      );
    expect(await said('form[data-nh-required]', '::before')).to.contain(
      'Required fields are marked *.',
    );
    expect(await said('.up[part]', '::after')).to.contain('of 60 characters');
    expect(await said('.down[part]', '::after')).to.equal('" characters left"');
    await page.$eval('pierce/.down[part]', (element) => {
      const { host } = element.getRootNode() as ShadowRoot;
      for (const one of [element, host]) one?.setAttribute('lang', 'ja');
    });
    expect(await said('.down[part]', '::after')).to.equal('"characters left"');
    await leave();
  });
}

it('a header in which its navigation has enough space shows it in its row', async () => {
  const { page, leave } = await site.visit('/bare?theme&only=header', { width: 768 });
  await page.waitForSelector('nh-menu-toggle > nav[data-nh-menu]');
  const [brand, button, link] = await page.$$eval(
    'header > a, header nav li:last-child a, header nh-menu-toggle > button',
    (parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(link?.top).to.be.closeTo(brand?.top ?? 0, 8);
  expect(button?.height).to.equal(0);
  await leave();
});

it('a form that needs consent says so beside its button, without a shift', async () => {
  const visit = await site.visit('/bare?theme&only=contact-form', {
    width: 390,
    prepare: noteShifts,
  });
  await visit.page.waitForSelector('[data-nh-reason]');
  const [row, button] = await visit.page.$$eval(
    '#contact-form [data-nh-reason], #contact-form [data-nh-reason] > [type="submit"]',
    (boxes) => boxes.map((box) => box.getBoundingClientRect().height),
  );
  expect(row).to.equal(button);
  expect(await shifts(visit.page)).to.deep.equal([]);
  await visit.leave();
});

it('the pause button of a background does not cover the text on phones', async () => {
  const { page, leave } = await site.visit('/bare?theme&only=section', { width: 390 });
  await page.waitForSelector('nh-section .nh-background-pause');
  const [text, button] = await Promise.all(
    ['nh-section > p', 'nh-section .nh-background-pause'].map((selector) =>
      page.$eval(selector, (box) => {
        const { left, right } = box.getBoundingClientRect();
        return { left, right };
      }),
    ),
  );
  expect(text?.right).to.be.at.most(button?.left ?? 0);
  await leave();
});

it('a container whose film is not played on phones is a panel, without a shift', async () => {
  const visit = await site.visit('/bare?theme&only=container', {
    width: 390,
    prepare: noteShifts,
  });
  const ground = (): Promise<string> =>
    visit.page.$eval('nh-container', (box) => getComputedStyle(box).background);
  expect(await ground()).to.contain('rgb(247, 247, 248)');
  expect(await shifts(visit.page)).to.deep.equal([]);
  await visit.page.setViewport({ width: 1280, height: 900 });
  expect(await ground()).to.contain('rgb(31, 34, 41)');
  await visit.leave();
});

it('the pictures of a row of works begin at one height, whether their titles have one line or two', async () => {
  const { page, leave } = await site.visit('/bare?theme&only=portfolio', { width: 768 });
  await page.waitForSelector('.nh-grid-tiles > li');
  const [tops, lines] = await page.$$eval('.nh-grid-tiles > li', (tiles) => {
    const first = tiles.slice(0, 6);
    const place = (tile: Element): number => Math.round(tile.getBoundingClientRect().top);
    const titles = first.map((tile) => tile.querySelector('.nh-portfolio-title'));
    const range = document.createRange();
    const lines = titles.map((title) => {
      range.selectNodeContents(title as Node);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    return [first.map(place), lines];
  });
  expect(lines).to.include(1).and.to.include(2);
  expect(new Set(tops).size).to.equal(3);
  await leave();
});

it('a number with spaces between its digits keeps their order right to left', async () => {
  const { page, leave } = await visitAll('&only=region-map,counter&dir=rtl', 390);
  await page.waitForFunction(() => {
    const number = document.querySelector('.elementor-counter-number');
    return number?.textContent === number?.getAttribute('data-nh-final');
  });
  const places = await page.$eval('.elementor-counter-number', (number) => {
    const text = [...number.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (!text) return [];
    const last = (text.nodeValue ?? '').length;
    return [0, last - 1].map((start) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places[0]).to.be.lessThan(places[1] ?? 0);
  await leave();
});

for (const dark of [false, true]) {
  it(`the theme’s colours have enough contrast in ${dark ? 'dark' : 'light'} mode`, async () => {
    const visit = await site.visit('/bare?theme&only=plain,controls', { dark });
    for (const [front, back, least] of PAIRS) {
      const [a, b] = [
        await visit.page.evaluate(colour, front),
        await visit.page.evaluate(colour, back),
      ];
      expect(contrast(a, b), `${front} on ${back}`).to.be.at.least(least);
    }
    await visit.leave();
  });
}

/** Runs in the page: the fill of a shape or a text of the map, or another colour, as the three numbers of sRGB. */
function painted(selector: string): number[] {
  const shape = document.querySelector(`nh-region-map ${selector}`);
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = getComputedStyle(shape as Element).fill;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

for (const dark of [false, true]) {
  it(`the map’s land, linked regions and chosen region are told apart, and labels are readable on them, in ${dark ? 'dark' : 'light'} mode`, async () => {
    const { page, leave } = await visitAll('&only=region-map', 1280, dark);
    const land = await page.evaluate(painted, '[data-nh-region]:not(a > *, [data-nh-dotted])');
    const linked = await page.evaluate(
      painted,
      'a > [data-nh-region]:not([data-nh-chosen], [data-nh-dotted])',
    );
    const chosen = await page.evaluate(painted, '[data-nh-chosen]');
    const label = await page.evaluate(painted, 'text[data-nh-of]:not([data-nh-chosen-own])');
    const surface = await page.evaluate(colour, '--nh-surface');
    await leave();
    expect(contrast(land, surface), 'land on the page').to.be.at.least(dark ? 1.35 : 1.15);
    expect(contrast(linked, land), 'linked regions beside land').to.be.at.least(2);
    expect(contrast(chosen, linked), 'the chosen region beside linked ones').to.be.at.least(2);
    for (const ground of [surface, land, linked])
      expect(contrast(label, ground), `labels on ${ground}`).to.be.at.least(4.5);
  });
}

it('printed tags with the theme do not shift when the library loads', async () => {
  const visit = await site.visit('/bare?theme&only=plain,controls,header,section,contact-form', {
    prepare: noteShifts,
  });
  expect(await shifts(visit.page)).to.deep.equal([]);
  await visit.leave();
});

it('a plain rule of the site wins over the theme, and a token of the site reaches the elements', async () => {
  const visit = await site.visit('/bare?theme&only=plain,controls');
  const colours = await visit.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':root { --nh-accent: rgb(1, 2, 3) } h2 { color: rgb(4, 5, 6) } [type="reset"] { border-radius: 7px }',
    );
    document.adoptedStyleSheets.unshift(sheet);
    const style = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element);
    return [style('main section a').color, style('h2').color, style('[type="reset"]').borderRadius];
  });
  expect(colours).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '7px']);
  await visit.leave();
});

it('the colours and fonts of the page builder’s kit fill the theme’s tokens', async () => {
  const visit = await site.visit('/bare?theme&only=plain,controls');
  const shown = await visit.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.elementor-kit-7 { --e-global-color-accent: rgb(120, 20, 60); --e-global-typography-text-font-family: "Kit" }',
    );
    document.adoptedStyleSheets.unshift(sheet);
    document.body.classList.add('elementor-kit-7');
    const { color } = getComputedStyle(document.querySelector('main section a') as Element);
    return [color, getComputedStyle(document.body).fontFamily];
  });
  expect(shown).to.deep.equal(['rgb(120, 20, 60)', 'Kit']);
  await visit.leave();
});

it('the documented example fills tokens with other colours and fonts of a kit', async () => {
  const docs = readFileSync(`${root}docs/theme.md`, 'utf8');
  const [, example = ''] = /```css kit\n(.*?)```/s.exec(docs) ?? [];
  const visit = await site.visit('/bare?theme&only=plain,controls');
  const shown = await visit.page.evaluate(async (example) => {
    const kit = new CSSStyleSheet();
    kit.replaceSync(
      '.elementor-kit-7 { --e-global-color-accent: red; --e-global-color-primary: rgb(90, 30, 60); --e-global-color-secondary: rgb(240, 230, 235); --e-global-typography-accent-font-family: "Kit" }',
    );
    const own = new CSSStyleSheet();
    own.replaceSync(example);
    document.adoptedStyleSheets.push(kit, own);
    document.body.classList.add('elementor-kit-7');
    const style = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element);
    style('[type="submit"]').backgroundColor;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [
      style('main section a').color,
      style('[type="submit"]').backgroundColor,
      style('[type="submit"]').color,
      style('pre').backgroundColor,
      style('h2').fontFamily,
    ];
  }, example);
  expect(shown).to.deep.equal([
    'rgb(90, 30, 60)',
    'rgb(90, 30, 60)',
    'rgb(255, 255, 255)',
    'rgb(240, 230, 235)',
    'Kit, serif',
  ]);
  await visit.leave();
});
