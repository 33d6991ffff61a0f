/** Milliseconds without a sign of life after which the controls hide (facts, page-builder 12). */
const IDLE_AFTER = 3500;

/**
 * Sets `data-idle` on `frame` while the visitor only looks; not while a control has the keyboard's
 * focus, or a menu is open.
 *
 * @returns wakes or hides the controls at once, by the tap of a finger
 */
export function watchIdleness(frame: HTMLElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const hide = (): void => {
    if (frame.querySelector(':focus-visible, [aria-expanded="true"]')) wake();
    else frame.setAttribute('data-idle', '');
  };
  const wake = (): void => {
    frame.removeAttribute('data-idle');
    clearTimeout(timer);
    timer = setTimeout(hide, IDLE_AFTER);
  };
  const stirred = (event: Event): void => {
    // A finger on the picture is a tap, a swipe or a pinch: the tap alone decides, when it has ended.
    if ((event as PointerEvent).pointerType !== 'touch') wake();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click']) {
    frame.addEventListener(type, stirred, { signal, passive: true });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  wake();
  return () => {
    if (frame.hasAttribute('data-idle')) wake();
    else hide();
  };
}
