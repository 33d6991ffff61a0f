import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';

const SWITCHER = 'nh-color-switcher';
const PRINTED = '.site-header .ast-switcher-button';
const DRAWN = `${SWITCHER} [part="button"]`;

const shows = (visitor: Visitor, palette: 'default' | 'switched') =>
  visitor.finds(`[data-nh-palette="${palette}"]`);

const background = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);

check(
  'a click switches the palette, its colours and the logo, and another click back',
  async (visitor) => {
    await visitor.meet('/color-switcher', SWITCHER);
    const before = await background(visitor);
    await visitor.click(PRINTED);
    await shows(visitor, 'switched');
    await visitor.finds('.custom-logo[src*="logo-dark"]');
    expect(await background(visitor)).not.to.equal(before);
    await visitor.click(PRINTED);
    await shows(visitor, 'default');
    await visitor.finds('.custom-logo[src$="logo.svg"]');
    expect(await background(visitor)).to.equal(before);
  },
);

check('all switchers of a page agree, whichever is clicked', async (visitor) => {
  await visitor.meet('/color-switcher', SWITCHER);
  await visitor.click(DRAWN);
  await visitor.until(
    () =>
      document.querySelectorAll(
        'nh-color-switcher :is([aria-label="Switch to light palette"], [aria-pressed="true"])',
      ).length === 3,
  );
});

check('the palette is switched by Enter and by Space, and the focus stays', async (visitor) => {
  await visitor.meet('/color-switcher', SWITCHER);
  await visitor.focus(PRINTED);
  await visitor.press('Enter');
  await shows(visitor, 'switched');
  await visitor.press('Space');
  await shows(visitor, 'default');
  await visitor.focuses(PRINTED);
});

check('the chosen palette is there after a reload and on the next page', async (visitor) => {
  await visitor.meet('/color-switcher', SWITCHER);
  await visitor.click(PRINTED);
  await shows(visitor, 'switched');
  await visitor.reload();
  await shows(visitor, 'switched');
  await visitor.alive(SWITCHER);
  await visitor.finds(`${PRINTED}[aria-label="Switch to light palette"]`);
  await visitor.goto('/contact');
  await shows(visitor, 'switched');
});

check(
  'a page restored from the history shows the palette that was chosen on the next page',
  async (visitor) => {
    await visitor.meet('/color-switcher', SWITCHER);
    await visitor.click('main a[href="/color-switcher/reload"]');
    await visitor.arrives('/color-switcher/reload');
    await visitor.alive(SWITCHER);
    await visitor.anew(() => visitor.click(PRINTED));
    await shows(visitor, 'switched');
    await visitor.back();
    await visitor.arrives('/color-switcher');
    await shows(visitor, 'switched');
  },
);

check('a site that reloads has the chosen palette printed by the server', async (visitor) => {
  await visitor.meet('/color-switcher/reload', SWITCHER);
  await visitor.anew(() => visitor.click(PRINTED));
  await visitor.reads('.site-lead', 'in the switched');
  await visitor.alive(SWITCHER);
  await visitor.anew(() => visitor.click(PRINTED));
  await visitor.reads('.site-lead', 'in the default');
});

check(
  'a visitor whose system is dark begins with the switched palette, and may choose the other',
  async (visitor) => {
    await visitor.meet('/color-switcher', SWITCHER);
    await shows(visitor, 'switched');
    await visitor.click(PRINTED);
    await shows(visitor, 'default');
    await visitor.reload();
    await shows(visitor, 'default');
  },
  { prefers: { reducedMotion: true, dark: true } },
);

check(
  'a click before the code is answered by the head’s snippet, and not a second time',
  async (visitor) => {
    visitor.address.meet(/\/define\/color-switcher/, 'held');
    await visitor.begin('/color-switcher');
    await visitor.click(PRINTED);
    await shows(visitor, 'switched');
    visitor.address.release();
    await visitor.alive(SWITCHER);
    await shows(visitor, 'switched');
    await visitor.click(PRINTED);
    await shows(visitor, 'default');
  },
);
