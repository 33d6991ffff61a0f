import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';
import { BOX, boxGone, showsSlide } from '../ways/lightbox';

const GALLERY = 'nh-lightbox';
const FIRST = `${GALLERY} a`;

async function opened(visitor: Visitor): Promise<void> {
  await visitor.meet('/lightbox', GALLERY);
  await visitor.click(FIRST);
  await showsSlide(visitor, '1 / 8');
}

check('a gallery opens by a click, and a second time after its close button', async (visitor) => {
  await opened(visitor);
  await visitor.sees(`${BOX} img.pswp__img`);
  await visitor.click(`${BOX} [aria-label="Close"]`);
  await boxGone(visitor);
  await visitor.click(`${GALLERY} figure:nth-of-type(3) a`);
  await showsSlide(visitor, '3 / 8');
});

check('buttons, arrow keys, Home and End turn over, to a film and a page', async (visitor) => {
  await opened(visitor);
  await visitor.click(`${BOX} [aria-label="Next"]`);
  await showsSlide(visitor, '2 / 8');
  await visitor.click(`${BOX} [aria-label="Previous"]`);
  await showsSlide(visitor, '1 / 8');
  await visitor.press('ArrowRight');
  await showsSlide(visitor, '2 / 8');
  await visitor.press('ArrowLeft');
  await showsSlide(visitor, '1 / 8');
  await visitor.press('End');
  await showsSlide(visitor, '8 / 8');
  await visitor.finds(`${BOX} .pswp__item[aria-hidden="false"] iframe`);
  await visitor.press('ArrowLeft');
  await showsSlide(visitor, '7 / 8');
  await visitor.finds(`${BOX} .pswp__item[aria-hidden="false"] video`);
  await visitor.press('Home');
  await showsSlide(visitor, '1 / 8');
});

check(
  'a gallery opens by Enter on its second picture, to which Escape gives the focus back',
  async (visitor) => {
    await visitor.meet('/lightbox', GALLERY);
    await visitor.focus(FIRST);
    await visitor.press('Tab', 'Enter');
    await showsSlide(visitor, '2 / 8');
    await visitor.press('Escape');
    await boxGone(visitor);
    expect(
      await visitor.evaluate(
        (links) => document.activeElement === document.querySelectorAll(links)[1],
        FIRST,
      ),
    ).to.equal(true);
  },
);

check('a click beside the picture closes the lightbox', async (visitor) => {
  await opened(visitor);
  await visitor.clickAt(120, 450);
  await boxGone(visitor);
});

check('Tab reaches nothing of the page while the lightbox is open', async (visitor) => {
  await opened(visitor);
  for (let step = 0; step < 8; step++) {
    await visitor.press('Tab');
    // After the last control, Tab moves to the browser's own controls.
    await visitor.focuses(`${BOX}, ${BOX} *, body`);
  }
});

check(
  'a gallery from data is drawn, and opens at the picture that was clicked',
  async (visitor) => {
    await visitor.meet('/lightbox', GALLERY);
    await visitor.evaluate(() => document.querySelector('#drawn')?.scrollIntoView());
    await visitor.click(`${GALLERY} [part="item"]:nth-child(2) [part="link"]`);
    await showsSlide(visitor, '2 / 6');
  },
);

check('links of the page builder open as one slideshow', async (visitor) => {
  await visitor.meet('/lightbox', GALLERY);
  await visitor.click('[data-elementor-lightbox-index="1"]');
  await showsSlide(visitor, '2 / 3');
});

check('a single link of the page builder opens by Enter', async (visitor) => {
  await visitor.meet('/lightbox', GALLERY);
  await visitor.focus('[data-elementor-open-lightbox="yes"]:not([download])');
  await visitor.press('Enter');
  await visitor.finds(`${BOX} img.pswp__img`);
});

check('an address that acts opens the lightbox', async (visitor) => {
  await visitor.meet('/lightbox', GALLERY);
  await visitor.click('main li a[href^="#"]');
  await visitor.finds(`${BOX} img.pswp__img`);
});

check('a shared address opens the lightbox with the page', async (visitor) => {
  await visitor.meet('/lightbox', GALLERY);
  const hash = await visitor.attribute('[data-e-action-hash]', 'data-e-action-hash');
  await visitor.goto(`/?then`);
  await visitor.goto(`/lightbox${hash}`);
  await visitor.finds(`${BOX} img.pswp__img`);
});

check('a gallery opens after the visitor has returned to its page', async (visitor) => {
  await visitor.meet('/lightbox', GALLERY);
  await visitor.click('.site-footer a[href="/contact"]');
  await visitor.arrives('/contact');
  await visitor.back();
  await visitor.arrives('/lightbox');
  await visitor.click(FIRST);
  await showsSlide(visitor, '1 / 8');
});

check(
  'the lightbox opens without motion where less motion is wanted',
  async (visitor) => {
    await opened(visitor);
    const moving = await visitor.evaluate((box) => {
      const all = document.querySelector(box)?.getAnimations({ subtree: true }) ?? [];
      const targets = all.map(({ effect }) => (effect as KeyframeEffect).target?.className ?? '');
      // While a picture is on its way, its sign blinks and does not turn.
      return targets.filter((name) => !name.includes('nh-lightbox-spinner'));
    }, BOX);
    expect(moving).to.deep.equal([]);
  },
  { prefers: { reducedMotion: true, dark: true } },
);
