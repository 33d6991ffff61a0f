/** How many hold each page, and the way to let it go. */
const holds = new WeakMap<Document, { holders: number; readonly release: () => void }>();

/**
 * Keeps a page from scrolling, and from growing into the place of its scrollbar, until all who hold it
 * have let go.
 *
 * @returns the way to let go; a second call does nothing
 */
export function holdPage(document: Document): () => void {
  const hold = holds.get(document) ?? { holders: 0, release: holdFirst(document) };
  holds.set(document, hold);
  hold.holders++;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--hold.holders > 0) return;
    holds.delete(document);
    hold.release();
  };
}

/*
 * Inline, so that it needs no stylesheet in the page, and wins over the theme's.
 *
 * The window takes its `overflow` from the root element, or from the body where the root says nothing.
 * It is changed where it is: else a body with one of its own becomes a scroll box, and the page jumps to
 * its top.
 */
function holdFirst({ body, documentElement: root, defaultView: view }: Document): () => void {
  if (!view) return () => {};
  const hasScrollbar = view.innerWidth > root.clientWidth;
  const held = view.getComputedStyle(root).overflow === 'visible' ? body : root;
  const undo = [
    overrule(held.style, 'overflow', 'hidden'),
    ...(hasScrollbar ? [overrule(root.style, 'scrollbar-gutter', 'stable')] : []),
  ];
  return () => {
    for (const back of undo) back();
  };
}

/** The inline declarations that one of a property replaces. */
const REPLACED = {
  overflow: ['overflow', 'overflow-x', 'overflow-y'],
  'scrollbar-gutter': ['scrollbar-gutter'],
} as const;

/** Declares a property over all others; returns the way back to what the page itself had declared. */
function overrule(
  style: CSSStyleDeclaration,
  name: keyof typeof REPLACED,
  value: string,
): () => void {
  const before = REPLACED[name].map(
    (one) => [one, style.getPropertyValue(one), style.getPropertyPriority(one)] as const,
  );
  style.setProperty(name, value, 'important');
  return () => {
    // What the page has declared meanwhile, like a lock of its own, is newer than what was there before.
    if (style.getPropertyValue(name) !== value || !style.getPropertyPriority(name)) return;
    style.removeProperty(name);
    for (const [one, own, priority] of before) if (own) style.setProperty(one, own, priority);
  };
}
