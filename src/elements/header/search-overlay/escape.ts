import { isComposing } from '../../../core/dom/is-composing';

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
    // A held key counts as one Escape, until its keyup. A script may have handled it, and an input method may use it to
    // cancel a composition.
    if (event.type === 'keydown' && !event.repeat)
      isTaken = !event.defaultPrevented && !isComposing(event) && act();
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['keydown', 'keyup'] as const)
    page.documentElement.addEventListener(type, handle, { signal });
}
