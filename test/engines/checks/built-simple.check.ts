import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';

/** Opens the builder's own page with one of its widgets, and waits until that lives. */
async function adopted(visitor: Visitor, name: string): Promise<void> {
  await visitor.goto(`/built-adopted?only=${name}`);
  await visitor.finds('[data-nh-live]');
}

/** Waits until an element has this text. */
async function reads(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.until(
    (found, wanted) => document.querySelector(found)?.textContent === wanted,
    selector,
    text,
  );
}

check('an adopted alert goes by its button', async (visitor) => {
  await adopted(visitor, 'alert');
  await visitor.click('.elementor-alert-dismiss');
  await visitor.seesNo('.elementor-alert');
});

check('an adopted counter counts to its target', async (visitor) => {
  await adopted(visitor, 'counter');
  await reads(visitor, '.elementor-counter-number', '640');
});

check('an adopted progress bar fills', async (visitor) => {
  await adopted(visitor, 'progress');
  await visitor.until(
    () => document.querySelector<HTMLElement>('.elementor-progress-bar')?.style.width === '72%',
  );
  expect(await visitor.attribute('.elementor-progress-wrapper', 'aria-valuenow')).to.equal('72');
});

check('an adopted text has its first letter large', async (visitor) => {
  await adopted(visitor, 'text-editor');
  await reads(visitor, '.elementor-drop-cap-letter', 'A');
});

check('an adopted text runs along its line, which is fetched', async (visitor) => {
  await adopted(visitor, 'text-path');
  await reads(visitor, '.e-text-path textPath', 'Thread & needle, paper & glue');
});

check('an adopted masonry has each item close below the one above it', async (visitor) => {
  await adopted(visitor, 'masonry');
  await visitor.until(() => {
    const boxes = [...document.querySelectorAll('.built-note')].map((note) =>
      note.getBoundingClientRect(),
    );
    return boxes.slice(3).every(({ top }, at) => Math.abs(top - (boxes[at]?.bottom ?? 0) - 16) < 1);
  });
});
