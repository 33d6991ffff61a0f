/** The number of callers that lock each page, and the function that unlocks it. */
const locks = new WeakMap<Document, { holders: number; readonly unlock: () => void }>();

/**
 * Prevents a page from scrolling, and from growing into the space of its scrollbar, until all callers have
 * unlocked it.
 *
 * @returns the function that unlocks the page; a second call has no effect
 */
export function lockScroll(document: Document): () => void {
  const lock = locks.get(document) ?? { holders: 0, unlock: lockPage(document) };
  locks.set(document, lock);
  lock.holders++;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--lock.holders > 0) return;
    locks.delete(document);
    lock.unlock();
  };
}

/**
 * Sets inline styles, which need no stylesheet in the page and outrank the theme's.
 *
 * The window takes its `overflow` from the root element, or from the body if the root has none. The
 * property is set on the element that has it: otherwise a body with its own `overflow` becomes a scroll
 * container, and the page jumps to its top.
 */
function lockPage({ body, documentElement: root, defaultView: view }: Document): () => void {
  if (!view) return () => {};
  const hasScrollbar = view.innerWidth > root.clientWidth;
  const scroller = view.getComputedStyle(root).overflow === 'visible' ? body : root;
  const undo = [
    overrule(scroller.style, 'overflow', 'hidden'),
    ...(hasScrollbar ? [overrule(root.style, 'scrollbar-gutter', 'stable')] : []),
  ];
  return () => {
    for (const back of undo) back();
  };
}

/** The inline declarations that setting a property replaces. */
const REPLACED = {
  overflow: ['overflow', 'overflow-x', 'overflow-y'],
  'scrollbar-gutter': ['scrollbar-gutter'],
} as const;

/**
 * Sets a property above all other rules; returns a function that restores the page's own declaration.
 */
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
    // Keeps a declaration that the page has set since then, such as its own scroll lock.
    if (style.getPropertyValue(name) !== value || !style.getPropertyPriority(name)) return;
    style.removeProperty(name);
    for (const [one, own, priority] of before) if (own) style.setProperty(one, own, priority);
  };
}
