/**
 * Handles Escape after listeners inside the page and before the theme's script. That script listens to
 * both keydown and keyup on the document.
 *
 * @param act returns true if it has handled the Escape; later listeners then do not receive the event
 */
export function onEscape(page: Document, act: () => boolean, signal: AbortSignal): void {
  let isTaken = false;
  const handle = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A held key counts as one Escape, until its keyup.
    if (event.type === 'keydown' && !event.repeat) isTaken = isFree(event) && act();
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['keydown', 'keyup'] as const)
    page.documentElement.addEventListener(type, handle, { signal });
}

/**
 * True unless a script has handled the key, or an input method uses it to cancel a composition: `isComposing` of the core,
 * which would be one more file of pages with a header.
 */
function isFree({ defaultPrevented, isComposing, keyCode }: KeyboardEvent): boolean {
  return !defaultPrevented && !isComposing && keyCode !== 229;
}
