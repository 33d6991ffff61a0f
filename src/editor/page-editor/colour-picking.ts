import { type RefObject, useEffect } from 'react';

/**
 * Marks the body of the preview while a colour is picked, as the page builder does: the lightbox then stays closed
 * (docs/compatibility/page-builder.md#lightbox-links).
 *
 * @param builder the name of the page builder in classes
 */
export function useColourPicking(box: RefObject<HTMLElement | null>, builder: string): void {
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const mark = (isPicking: boolean, { target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'color') return;
      const body = root.querySelector('iframe')?.contentDocument?.body;
      body?.classList.toggle(`${builder}-editor__ui-state__color-picker`, isPicking);
    };
    root.addEventListener('click', (event) => mark(true, event), { signal });
    // `change` is dispatched when the picker closes with another colour, and the focus leaves when it is done.
    root.addEventListener('change', (event) => mark(false, event), { signal });
    root.addEventListener('focusout', (event) => mark(false, event), { signal });
    return () => life.abort();
  }, [box, builder]);
}
