/** The drag library declares each item a draggable button, with a description that does not exist. */
const drag = ['aria-roledescription', 'aria-describedby', 'aria-pressed', 'aria-disabled'];

/** Hides the drag library's own announcements, which name nodes by their ids: the editor says what was dropped. */
export function silenceDrags(): void {
  for (const region of document.querySelectorAll<HTMLElement>('[id^="dnd-kit-announcement"]')) {
    region.hidden = true;
  }
}

/**
 * Removes the roles of drag and drop: keys move nodes in another way. Returns a function that ends this.
 *
 * @param root the document of the preview, in which a heading stays a heading; or a list whose items stay buttons
 */
export function clearDragRoles(root: Document | HTMLElement): () => void {
  const frame = root.ownerDocument ?? (root as Document);
  const view = frame.defaultView as (Window & typeof globalThis) | null;
  if (!view) return () => {};
  const names = root === frame ? ['role', ...drag] : drag;
  const clear = (): void => {
    for (const node of root.querySelectorAll('[aria-roledescription="draggable"]')) {
      for (const name of names) node.removeAttribute(name);
    }
  };
  const observer = new view.MutationObserver(clear);
  const attributeFilter = ['aria-roledescription'];
  observer.observe(root, { subtree: true, childList: true, attributeFilter });
  clear();
  return () => observer.disconnect();
}
