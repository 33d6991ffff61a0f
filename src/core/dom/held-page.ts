/** How many hold each page. */
const holders = new WeakMap<Document, number>();

/**
 * Keeps a page from scrolling, and from growing into the place of its scrollbar, until all who hold it
 * have let go.
 *
 * @returns the way to let go; a second call does nothing
 */
export function holdPage(document: Document): () => void {
  let isHeld = true;
  add(document, 1);
  return () => {
    if (isHeld) add(document, -1);
    isHeld = false;
  };
}

function add(document: Document, more: 1 | -1): void {
  const before = holders.get(document) ?? 0;
  holders.set(document, before + more);
  if (before === 0) hold(document);
  else if (before + more === 0) release(document);
}

/*
 * Inline, so that it needs no stylesheet in the page, and wins over the theme's.
 *
 * The window takes its `overflow` from the root element, or from the body where the root says nothing.
 * It is changed where it is: else a body with one of its own becomes a scroll box, and the page jumps to
 * its top.
 */
function hold({ body, documentElement: root, defaultView: view }: Document): void {
  if (!view) return;
  const hasScrollbar = view.innerWidth > root.clientWidth;
  const held = view.getComputedStyle(root).overflow === 'visible' ? body : root;
  held.style.setProperty('overflow', 'hidden', 'important');
  if (hasScrollbar) root.style.setProperty('scrollbar-gutter', 'stable', 'important');
}

function release({ body, documentElement: root }: Document): void {
  root.style.removeProperty('overflow');
  root.style.removeProperty('scrollbar-gutter');
  body.style.removeProperty('overflow');
}
