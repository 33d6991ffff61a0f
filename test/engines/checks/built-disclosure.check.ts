import { check, PHONE } from '../check';
import type { Visitor } from '../visitor';

/** Opens the builder's own page with one of its widgets, and waits until that lives. */
async function adopted(visitor: Visitor, name: string): Promise<void> {
  await visitor.goto(`/built-adopted?only=${name}`);
  await visitor.finds('[data-nh-live]');
}

/** Waits until the numbers of the open panels are these. */
async function shows(visitor: Visitor, panel: string, ...wanted: number[]): Promise<void> {
  await visitor.until(
    (selector, numbers) => {
      const shown = [...document.querySelectorAll(selector)].flatMap((one, at) =>
        (one.firstElementChild ?? one).checkVisibility() ? [at + 1] : [],
      );
      return shown.join() === numbers;
    },
    panel,
    wanted.join(),
  );
}

const PANEL = '.elementor-tab-content';

check('an adopted accordion opens one answer at a time, by mouse and by keys', async (visitor) => {
  await adopted(visitor, 'accordion');
  await shows(visitor, PANEL, 1);
  await visitor.click('.elementor-tab-title[data-tab="2"]');
  await shows(visitor, PANEL, 2);
  await visitor.focus('.elementor-tab-title[data-tab="2"] [role="button"]');
  await visitor.press('ArrowDown', 'Enter');
  await shows(visitor, PANEL, 3);
  await visitor.press('Enter');
  await shows(visitor, PANEL);
});

check('an adopted toggle opens each answer on its own', async (visitor) => {
  await adopted(visitor, 'toggle');
  await visitor.click('.elementor-tab-title[data-tab="1"]');
  await visitor.click('.elementor-tab-title[data-tab="3"]');
  await shows(visitor, PANEL, 1, 3);
});

check(
  'an adopted nested accordion opens by keys that the builder keeps from it',
  async (visitor) => {
    await adopted(visitor, 'nested-accordion');
    await visitor.focus('summary[data-accordion-index="1"]');
    await visitor.press('Tab');
    await visitor.focuses('summary[data-accordion-index="2"]');
    await visitor.press('Enter');
    await visitor.finds('details[open] > summary[data-accordion-index="2"]');
    await visitor.misses('details[open] > summary[data-accordion-index="1"]');
    await visitor.press('Escape');
    await visitor.misses('details[open]');
  },
);

check('adopted tabs show another text by mouse and by keys', async (visitor) => {
  await adopted(visitor, 'tabs');
  await shows(visitor, PANEL, 1);
  await visitor.click('.elementor-tab-desktop-title[data-tab="2"]');
  await shows(visitor, PANEL, 2);
  await visitor.focus('.elementor-tab-desktop-title[data-tab="2"]');
  await visitor.press('ArrowRight', 'Enter');
  await shows(visitor, PANEL, 3);
});

check(
  'adopted tabs lie above their texts on a phone',
  async (visitor) => {
    await adopted(visitor, 'tabs');
    await visitor.click('.elementor-tab-mobile-title[data-tab="3"]');
    await shows(visitor, PANEL, 3);
  },
  { width: PHONE },
);

check('adopted nested tabs show another panel', async (visitor) => {
  await adopted(visitor, 'nested-tabs');
  await visitor.click('button[data-tab-index="3"]');
  await shows(visitor, '.e-n-tabs-content > .e-con', 3);
});
