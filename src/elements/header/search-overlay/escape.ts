/**
 * Hears Escape after all that is inside the page, and before the theme's script, which listens to both
 * of its events on the document.
 *
 * @param act says whether there was something to do; then nobody else hears of that Escape
 */
export function onEscape(page: Document, act: () => boolean, signal: AbortSignal): void {
  let isTaken = false;
  const hear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A key that is held is one Escape, to the moment when it is let go.
    if (event.type === 'keydown' && !event.repeat) isTaken = isFree(event) && act();
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['keydown', 'keyup'] as const)
    page.documentElement.addEventListener(type, hear, { signal });
}

/** Neither a script has used it, nor the input method, to give up what is being composed. */
function isFree({ defaultPrevented, isComposing }: KeyboardEvent): boolean {
  return !defaultPrevented && !isComposing;
}
