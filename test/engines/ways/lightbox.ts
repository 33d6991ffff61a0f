import type { Visitor } from '../visitor';

/** The lightbox while it is open. */
export const BOX = 'dialog[open].nh-lightbox';

/** Waits until the lightbox shows a slide, by its counter, such as `2 / 8`. */
export async function showsSlide(visitor: Visitor, count: string): Promise<void> {
  await visitor.until(
    (box, wanted) =>
      document.querySelector(`${box} .nh-lightbox-counter`)?.textContent === wanted &&
      document.querySelector(`${box} .pswp__item[aria-hidden="false"]`) !== null,
    BOX,
    count,
  );
}

/** Waits until the lightbox is closed and gone. */
export const boxGone = (visitor: Visitor): Promise<void> => visitor.misses('dialog.nh-lightbox');
