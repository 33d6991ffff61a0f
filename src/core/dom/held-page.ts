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

// Inline, so that it needs no stylesheet in the page, and wins over the theme's.
function hold({ documentElement: root, defaultView: view }: Document): void {
  if (!view) return;
  const hasScrollbar = view.innerWidth > root.clientWidth;
  root.style.setProperty('overflow', 'hidden', 'important');
  if (hasScrollbar) root.style.setProperty('scrollbar-gutter', 'stable', 'important');
}

function release({ documentElement: { style } }: Document): void {
  style.removeProperty('overflow');
  style.removeProperty('scrollbar-gutter');
}
