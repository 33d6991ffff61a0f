import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { readSite, type Site } from '../page-objects/site/browser';
import { bringAlive, servePrinted } from '../page-objects/site/printed-page';

let site: Site;
before(async () => {
  site = await readSite();
});
after(() => site.close());

/** Widgets of other height with scripts, and what scripts change. */
const otherHeight: Readonly<Record<string, string>> = {
  'accordion.default': 'Items but the first are closed.',
  'toggle.default': 'Items but the first are closed.',
  'tabs.default': 'One panel is shown. Without scripts all are, each below its title.',
  'nested-tabs.default': 'One panel is shown. Without scripts all are, below the titles.',
};

/** In wide windows, the pictures of the masonry have columns of unequal height. */
const otherHeightOnScreens = {
  ...otherHeight,
  'nh-masonry.default':
    'Pictures stand in the shortest column. Without scripts they stand in rows.',
};

/** In narrow windows, a button opens the menu. Without scripts its links are shown. */
const otherHeightOnPhones = { ...otherHeight, 'nh-menu-toggle.default': 'The menu is closed.' };

/** Widgets with other words with scripts, and what scripts add or hide. */
const otherWords: Readonly<Record<string, string>> = {
  ...otherHeight,
  'alert.default': 'The close button is added.',
  'counter.default': 'The stylesheet shows the final number, which is no text of the page.',
  'text-path.default': 'The stylesheet shows the text, which is no text of the page.',
  'nh-portfolio.default': 'Badges and the buttons of the quick view are added.',
  'nh-region-map.default': 'The names of the regions are added to the map.',
};

interface Look {
  readonly widget: string;
  readonly size: string;
  readonly words: string;
}

/** The size and the visible words of each widget. Half pixels depend on the position in the page. */
function looks(page: Page): Promise<Look[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget_type]')].map((widget) => {
      const { width, height } = widget.getBoundingClientRect();
      const words = widget.innerText.replace(/\s+/g, ' ').trim();
      const { widget_type: name = '' } = widget.dataset;
      return { widget: name, size: `${Math.round(width)} × ${Math.round(height)}`, words };
    }),
  );
}

async function looksOf(width: number, javaScript: boolean): Promise<Look[]> {
  const prepare = async (page: Page): Promise<void> => {
    await servePrinted(page);
    // Nothing counts or fades in.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  };
  const { page, leave } = await site.visit('/printed', {
    width,
    javaScript,
    prepare,
    alive: false,
  });
  if (javaScript) await bringAlive(page);
  const found = await looks(page);
  await leave();
  return found;
}

for (const width of [390, 1280]) {
  it(`printed elements look the same with and without scripts at ${width} px, but for a list`, async () => {
    const withScripts = await looksOf(width, true);
    const without = await looksOf(width, false);
    const differing = (key: 'size' | 'words'): string[] =>
      withScripts
        .filter((look, index) => look[key] !== without[index]?.[key])
        .map((look) => look.widget);
    const narrow = width < 922;
    expect(differing('size')).to.have.members(
      Object.keys(narrow ? otherHeightOnPhones : otherHeightOnScreens),
    );
    expect(differing('words')).to.have.members([
      ...Object.keys(otherWords),
      ...(narrow ? ['nh-menu-toggle.default'] : []),
    ]);
  });
}
