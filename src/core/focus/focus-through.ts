/** Milliseconds. Two frames were too few: Orca skips a focus if the next one has already come. */
const DELAY = 300;

/**
 * Focuses a box, and a moment later an element in it, so that Orca says both. Focused at once, the element would not be said in two
 * cases (Orca 43.1, Firefox 153): the focus comes from another document, or from an element that leaves the accessibility tree with
 * this step. Firefox removes all elements behind a modal dialog from the tree.
 *
 * The first key that is pressed, except Escape, acts as if the element already had the focus. If the focus moves elsewhere meanwhile,
 * it stays there.
 *
 * @param find returns the element; without one, the box keeps the focus
 * @param signal ends it
 */
export function focusThrough(
  box: HTMLElement,
  find: () => HTMLElement | null | undefined,
  signal?: AbortSignal,
): void {
  const passing = new AbortController();
  const options = { signal: passing.signal };
  const end = (): void => passing.abort();
  signal?.addEventListener('abort', end, options);
  enter(box);
  const move = (): void => {
    if (!passing.signal.aborted && isFocused(box)) find()?.focus({ preventScroll: true });
  };
  const act = (event: KeyboardEvent): void => {
    if (event.target !== box || event.key === 'Escape') return;
    move();
    if (event.key === ' ') pressFocused(box, event);
  };
  box.addEventListener('keydown', act, { ...options, capture: true });
  // A window that goes to the background keeps its focused element.
  box.addEventListener('blur', () => isFocused(box) || end(), options);
  setTimeout(move, DELAY);
}

/** Focuses a box. If it was not focusable, it is so until it loses the focus: later clicks on its empty room are not for it. */
function enter(box: HTMLElement): void {
  if (!box.hasAttribute('tabindex')) {
    box.tabIndex = -1;
    const leave = (): void => {
      if (isFocused(box)) return;
      box.removeAttribute('tabindex');
      box.removeEventListener('blur', leave);
    };
    box.addEventListener('blur', leave);
  }
  box.focus({ preventScroll: true });
}

/** Browsers press a button by Space only if it had the focus when the key went down. In a text field, the key types. */
function pressFocused(box: HTMLElement, event: KeyboardEvent): void {
  const focused = activeElementOf(box);
  if (!focused?.matches('button, [type="checkbox"], [type="radio"]')) return;
  event.preventDefault();
  (focused as HTMLElement).click();
}

function isFocused(box: HTMLElement): boolean {
  return activeElementOf(box) === box;
}

function activeElementOf(box: HTMLElement): Element | null {
  return (box.getRootNode() as Document | ShadowRoot).activeElement;
}
