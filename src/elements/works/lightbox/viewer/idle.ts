/** Milliseconds without a sign of life after which the controls hide (facts, page-builder 12). */
const IDLE_AFTER = 3500;

/**
 * Sets `data-idle` on `frame` while the visitor only looks; not once they use the keyboard, until they
 * press a pointer again, and not while a control has the keyboard's focus, or a menu is open.
 *
 * @returns wakes or hides the controls at once, by the tap of a finger
 */
export function watchIdleness(frame: HTMLElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The key that opened it is told only by the focus, which is then to be seen on the frame too.
  let usesKeyboard = frame.matches(':focus-visible');
  const hide = (): void => {
    if (usesKeyboard || frame.querySelector(':focus-visible, [aria-expanded="true"]')) wake();
    else frame.setAttribute('data-idle', '');
  };
  const wake = (): void => {
    frame.removeAttribute('data-idle');
    clearTimeout(timer);
    timer = setTimeout(hide, IDLE_AFTER);
  };
  const stirred = (event: Event): void => {
    if (event.type === 'keydown') usesKeyboard = true;
    if (event.type === 'pointerdown') usesKeyboard = false;
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
