/** The attribute of the root element while the page behind is held; the stylesheet knows it. */
const HELD = 'data-nh-lightbox-open';

/** Keeps the page behind from scrolling, and from growing into the place of its scrollbar. */
export function holdPage(): () => void {
  const root = document.documentElement;
  root.setAttribute(HELD, innerWidth > root.clientWidth ? 'gutter' : '');
  return () => root.removeAttribute(HELD);
}
