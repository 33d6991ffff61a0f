import { expect } from 'chai';
import { check, PHONE } from '../check';
import type { Visitor } from '../visitor';
import { BOX, boxGone } from '../ways/lightbox';
import { CATEGORY, MORE, meetWorks, says, TILE } from '../ways/portfolio';

const SEARCH = '[part~="search"]';

/** Waits until the list has followed its filter. */
async function filtered(visitor: Visitor): Promise<void> {
  await visitor.until(() => location.search.includes('nh-category='));
  await visitor.finds(`${CATEGORY}[aria-pressed="true"]`);
  await visitor.finds('.nh-portfolio-list:not([data-stale])');
  await visitor.until(
    () => !document.querySelector('[part~="message"]')?.textContent.startsWith('24 of 600'),
  );
}

check(
  'works are filtered by click and by keyboard, also after a reload, until All',
  async (visitor) => {
    await meetWorks(visitor);
    await visitor.click(CATEGORY);
    await filtered(visitor);
    await visitor.finds(TILE);
    await visitor.reload();
    await filtered(visitor);
    await visitor.click('[part~="filters"] + [part~="filters"] button');
    await says(visitor, '24 of 600');
    await visitor.tabTo(CATEGORY);
    await visitor.press('Enter');
    await filtered(visitor);
    await visitor.focuses(CATEGORY);
  },
);

check('a search shows its matches or says that there are none, until it ends', async (visitor) => {
  await meetWorks(visitor);
  await visitor.fill(SEARCH, 'atlas');
  await visitor.until(() =>
    /^\d+ of 24 loaded items match; 576 not loaded yet/.test(
      document.querySelector('[part~="message"]')?.textContent ?? '',
    ),
  );
  await visitor.replace(SEARCH, 'zzzz');
  await says(visitor, '0 of 24 loaded items match; 576 not loaded yet');
  await visitor.replace(SEARCH, ' ');
  await visitor.finds(TILE);
});

check('five thousand works are searched, and few of them are in the page', async (visitor) => {
  await meetWorks(visitor, '/portfolio-large');
  await says(visitor, '5,000 of 5,000');
  await visitor.fill(SEARCH, 'turkish');
  await visitor.until(() =>
    /^[1-9]\d* items? found/.test(document.querySelector('[part~="message"]')?.textContent ?? ''),
  );
  expect(await visitor.count('nh-portfolio *')).to.be.lessThan(1000);
});

check('more works are loaded by a click and by the keyboard', async (visitor) => {
  await meetWorks(visitor);
  await visitor.click(MORE);
  await says(visitor, '48 of 600');
  await visitor.focus(MORE);
  await visitor.press('Enter');
  await says(visitor, '72 of 600');
});

check(
  'loaded works stay when the next ones fail, and Try again loads them',
  async (visitor) => {
    await meetWorks(visitor);
    visitor.address.meet(/[?&]page=2\b/, { status: 503 }, 2);
    await visitor.click(MORE);
    await says(visitor, 'More items could not be loaded.');
    await visitor.finds(TILE);
    visitor.address.release();
    await visitor.click(MORE);
    await says(visitor, '48 of 600');
  },
  { mayComplain: true },
);

check(
  'a work opens by a click and by Enter, and has the focus again afterwards',
  async (visitor) => {
    const link = `${TILE} a[aria-haspopup]`;
    await meetWorks(visitor);
    await visitor.click(link);
    await visitor.finds(BOX);
    await visitor.press('Escape');
    await boxGone(visitor);
    await visitor.focus(link);
    await visitor.press('Enter');
    await visitor.finds(BOX);
    await visitor.press('Escape');
    await boxGone(visitor);
    await visitor.focuses(link);
  },
);

check('a quick view opens by its button', async (visitor) => {
  await meetWorks(visitor);
  await visitor.focus('[part~="quick-view"]');
  await visitor.press('Enter');
  await visitor.finds(BOX);
});

/**
 * The position of work 40 after all works have stopped moving. It may exist before the scrolling, and works
 * near the viewport get their final positions only when they are drawn, by the heights of their titles.
 */
function placeAtRest(visitor: Visitor): Promise<number> {
  return visitor.evaluate(async () => {
    const places = () =>
      [...document.querySelectorAll('[aria-posinset]')]
        .map((work) => `${work.ariaPosInSet} ${work.getBoundingClientRect().top}`)
        .join();
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    let before = '';
    while (before !== places()) {
      before = places();
      for (let frames = 0; frames < 4; frames++) await frame();
    }
    return document.querySelector('[aria-posinset="40"]')?.getBoundingClientRect().top ?? 0;
  });
}

check(
  'a returning visitor finds the former scroll position among all loaded works',
  async (visitor) => {
    await meetWorks(visitor);
    await visitor.click(MORE);
    await says(visitor, '48 of 600');
    await visitor.evaluate(() => scrollTo(0, 4000));
    await visitor.finds('[aria-posinset="40"]');
    const before = await placeAtRest(visitor);
    await visitor.goto('/contact');
    await visitor.back();
    await visitor.arrives('/portfolio');
    await visitor.until((top) => {
      const now = document.querySelector('[aria-posinset="40"]')?.getBoundingClientRect().top;
      return now !== undefined && Math.abs(now - top) <= 1;
    }, before);
  },
);

check('works begin at the right where a page is read from right to left', async (visitor) => {
  visitor.address.rewrite = (html) => html.replace('dir="ltr"', 'dir="rtl"');
  await meetWorks(visitor);
  const [first = 0, second = 0] = await visitor.evaluate(() =>
    [...document.querySelectorAll('[part~="item"]')]
      .slice(0, 2)
      .map((item) => item.getBoundingClientRect().right),
  );
  expect(first).to.be.greaterThan(second);
});

check(
  'works stand in one or two columns on a phone',
  async (visitor) => {
    await meetWorks(visitor);
    const columns = await visitor.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll<HTMLElement>('[part~="item"]')].map(
            ({ offsetLeft }) => offsetLeft,
          ),
        ).size,
    );
    expect(columns).to.be.within(1, 2);
  },
  { width: PHONE },
);

check('a marbled paper opens in the lightbox', async (visitor) => {
  await meetWorks(visitor, '/portfolio-pictures');
  await visitor.click(`${TILE} a[aria-haspopup]`);
  await visitor.finds(`${BOX} img.pswp__img`);
});
