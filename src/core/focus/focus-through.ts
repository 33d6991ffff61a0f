/** Milliseconds. Two frames were too few: Orca skips a focus if the next one has already come. */
const DELAY = 300;

/**
 * Focuses a box, and a moment later an element in it, so that Orca says both. Focused at once, the element would not be said in two
 * cases (Orca 43.1, Firefox 153): the focus comes from another document, or from an element that leaves the accessibility tree with
 * this step. Firefox removes all elements behind a modal dialog from the tree.
 *
 * The first key that is pressed goes to the element at once. If the focus moves elsewhere meanwhile, it stays there.
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
  box.addEventListener(
    'keydown',
    ({ target, key }) => target === box && key !== 'Tab' && key !== 'Escape' && move(),
    { ...options, capture: true },
  );
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

function isFocused(box: HTMLElement): boolean {
  return (box.getRootNode() as Document | ShadowRoot).activeElement === box;
}
