import { holdPage } from '../../../core/dom/held-page';
import { keepInside } from '../../../core/focus';

/**
 * Makes a box the only part of the page that can be reached, and holds the page's scrolling.
 *
 * @returns the way back
 */
export function makeModal(box: HTMLElement): () => void {
  const { body } = box.ownerDocument;
  const reach = liftInert(box);
  const undo = [keepInside(box), holdPage(box.ownerDocument), reach];
  // The theme's stylesheet knows the page by this class.
  body.classList.add('full-screen');
  return () => {
    for (const end of undo) end();
    body.classList.remove('full-screen');
  };
}

/** An open menu, with the icon in it, has put the page's one box out of reach. */
function liftInert(box: HTMLElement): () => void {
  const lifted: HTMLElement[] = [];
  for (let at = box.closest<HTMLElement>('[inert]'); at; at = at.closest<HTMLElement>('[inert]')) {
    at.inert = false;
    lifted.push(at);
  }
  return () => {
    for (const one of lifted) one.inert = true;
  };
}
