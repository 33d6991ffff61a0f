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
    let picking: AbortController | undefined;
    life.signal.addEventListener('abort', () => picking?.abort());
    root.addEventListener(
      'click',
      ({ target }) => {
        const preview = root.querySelector('iframe')?.contentDocument;
        if (!preview || !(target instanceof HTMLInputElement) || target.type !== 'color') return;
        picking?.abort();
        picking = new AbortController();
        mark(preview, `${builder}-editor__ui-state__color-picker`, picking);
        endWithPicker(target, preview, picking);
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, [box, builder]);
}

function mark({ body }: Document, name: string, { signal }: AbortController): void {
  body.classList.add(name);
  signal.addEventListener('abort', () => body.classList.remove(name));
}

/**
 * Ends the picking when the picker closes: with another colour, or with the focus. A press in the preview closes the picker
 * too. Its click still belongs to the picker, so that the mark stays until the next press or key.
 */
function endWithPicker(picker: HTMLInputElement, preview: Document, picking: AbortController) {
  const { signal } = picking;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  // The browser closes the picker, and moves the focus, around the press that causes it.
  const close = (): void => {
    if (!isPressed) timer ??= setTimeout(() => picking.abort());
  };
  const press = ({ view }: UIEvent): void => {
    if (isPressed) picking.abort();
    else if (view === preview.defaultView) {
      clearTimeout(timer);
      isPressed = true;
    }
  };
  picker.addEventListener('change', close, { signal });
  picker.addEventListener('focusout', close, { signal });
  for (const root of [picker.ownerDocument, preview]) {
    root.addEventListener('pointerdown', press, { signal, capture: true });
    root.addEventListener('keydown', () => isPressed && picking.abort(), { signal, capture: true });
    // A picker that is removed, since another node was chosen, dispatches no event.
    root.addEventListener('focusin', ({ target }) => target !== picker && close(), { signal });
  }
}
