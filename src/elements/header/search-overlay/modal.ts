import { lockScroll } from '../../../core/dom/scroll-lock';
import { keepInside } from '../../../core/focus';

/**
 * Makes a box modal: keeps the focus inside and prevents the page from scrolling.
 *
 * @returns a function that undoes it
 */
export function makeModal(box: HTMLElement): () => void {
  const { body } = box.ownerDocument;
  const reach = liftInert(box);
  const undo = [keepInside(box), lockScroll(box.ownerDocument), reach];
  // The theme's stylesheet selects this class of the body.
  body.classList.add('full-screen');
  return () => {
    for (const end of undo) end();
    body.classList.remove('full-screen');
  };
}

/** Removes `inert` around the box, which an open menu with the icon in it has set. */
function liftInert(box: HTMLElement): () => void {
  const lifted: HTMLElement[] = [];
  for (
    let element = box.closest<HTMLElement>('[inert]');
    element;
    element = element.closest<HTMLElement>('[inert]')
  ) {
    element.inert = false;
    lifted.push(element);
  }
  return () => {
    for (const element of lifted) element.inert = true;
  };
}
