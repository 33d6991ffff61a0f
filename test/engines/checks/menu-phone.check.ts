import { expect } from 'chai';
import { check, PHONE } from '../check';
import type { Visitor } from '../visitor';
import { MENU, OPENER, PANEL } from '../ways/menu';

const phone = { width: PHONE };

async function opened(visitor: Visitor): Promise<void> {
  await visitor.meet('/', MENU);
  await visitor.click(OPENER);
  await visitor.finds(`${PANEL}.show`);
}

/** Waits until the menu has stopped moving. */
async function rests(visitor: Visitor): Promise<void> {
  await visitor.until((panel) => {
    const moving = document.querySelector(panel)?.getAnimations({ subtree: true }) ?? [];
    return moving.every(({ playState }) => playState !== 'running');
  }, PANEL);
}

const isClosed = async (visitor: Visitor): Promise<void> => {
  await visitor.misses(`${PANEL}.show`);
  expect(await visitor.attribute(OPENER, 'aria-expanded')).to.equal('false');
};

check(
  'the menu of a phone opens by a click, and closes by its button or a click beside it',
  async (visitor) => {
    await opened(visitor);
    expect(await visitor.attribute(OPENER, 'aria-expanded')).to.equal('true');
    await visitor.sees(`${PANEL} a[href="/lightbox"]`);
    await visitor.click(`${PANEL} .menu-toggle-close`);
    await isClosed(visitor);
    await visitor.click(OPENER);
    await visitor.finds(`${PANEL}.show`);
    await rests(visitor);
    await visitor.clickAt(20, 500);
    await isClosed(visitor);
  },
  phone,
);

check(
  'the menu of a phone opens by Enter, keeps Tab inside, and closes by Escape',
  async (visitor) => {
    await visitor.meet('/', MENU);
    await visitor.focus(OPENER);
    await visitor.press('Enter');
    await visitor.finds(`${PANEL}.show`);
    await visitor.focuses('.menu-toggle-close');
    await visitor.press('Shift+Tab');
    await visitor.focuses(`${PANEL} a, ${PANEL} button`);
    await visitor.press('Tab');
    await visitor.focuses('.menu-toggle-close');
    await visitor.press('Escape');
    await isClosed(visitor);
    await visitor.focuses(OPENER);
  },
  phone,
);

check(
  'a branch of the menu of a phone opens by its button, by mouse and by Space',
  async (visitor) => {
    await opened(visitor);
    await visitor.click(`${PANEL} .ast-menu-toggle`);
    await visitor.sees('.sub-menu a[href="/portfolio-large"]');
    await visitor.focus(`${PANEL} .ast-menu-toggle`);
    await visitor.press('Space');
    await visitor.seesNo('.sub-menu a[href="/portfolio-large"]');
  },
  phone,
);

check(
  'the menu of a phone is closed on the page that the visitor comes back to',
  async (visitor) => {
    await opened(visitor);
    await visitor.click(`${PANEL} a[href="/lightbox"]`);
    await visitor.arrives('/lightbox');
    // WebKit may report requests that leaving the page cancels.
    await visitor.alive('nh-lightbox');
    await visitor.back();
    await visitor.arrives('/');
    await visitor.alive(MENU);
    await isClosed(visitor);
    await visitor.click(OPENER);
    await visitor.finds(`${PANEL}.show`);
  },
  phone,
);

for (const direction of ['ltr', 'rtl'] as const) {
  check(
    `the menu of a phone stands at its side of the window (${direction})`,
    async (visitor) => {
      visitor.address.rewrite = (html) => html.replace('dir="ltr"', `dir="${direction}"`);
      await opened(visitor);
      await visitor.until((isRightToLeft) => {
        const box = document.querySelector('.ast-mobile-popup-inner')?.getBoundingClientRect();
        const { clientWidth } = document.documentElement;
        const gap = isRightToLeft ? box?.left : clientWidth - (box?.right ?? 0);
        // A scroll bar may be beside it.
        return gap !== undefined && Math.abs(gap) <= 20;
      }, direction === 'rtl');
    },
    phone,
  );
}

check(
  'the menu of a phone opens without motion where less motion is wanted',
  async (visitor) => {
    await opened(visitor);
    const moving = await visitor.evaluate(
      (panel) => document.querySelector(panel)?.getAnimations({ subtree: true }).length,
      PANEL,
    );
    expect(moving).to.equal(0);
  },
  { ...phone, prefers: { reducedMotion: true, dark: true } },
);
