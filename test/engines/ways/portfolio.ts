import type { Visitor } from '../visitor';

/** A work in the list. */
export const TILE = '[part~="tile"]';

/** The button for the next works. */
export const MORE = '[part~="load-more"]';

/** The second button of the second list of categories: the first is All. */
export const CATEGORY = '[part~="filters"] + [part~="filters"] button + button';

/** The line that says how the list stands. */
export const MESSAGE = '.nh-portfolio-unseen[part~="message"], [part~="message"]';

/** Opens a page of works, and waits until its first are there, and its filters where it has some. */
export async function meetWorks(visitor: Visitor, path = '/portfolio'): Promise<void> {
  await visitor.meet(path, 'nh-portfolio');
  await visitor.finds(TILE);
}

/** Waits until the list says so. */
export async function says(visitor: Visitor, text: string): Promise<void> {
  await visitor.until(
    (wanted) =>
      [...document.querySelectorAll('[part~="message"]')].some(({ textContent }) =>
        textContent.startsWith(wanted),
      ),
    text,
  );
}
