/**
 * Milliseconds without activity after which the controls hide
 * (docs/compatibility/page-builder.md#hiding-the-controls).
 */
const IDLE_DELAY = 3500;

/**
 * Sets `data-idle` on `frame` while the visitor is inactive. Keyboard users never become idle: not after a
 * key press until the next `pointerdown`, nor while a control has visible focus or a menu is open.
 *
 * @returns a function that shows or hides the controls after a tap
 */
export function watchIdleness(frame: HTMLElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The key press that opened the lightbox is not observed here, but it gives the frame a visible focus.
  let usesKeyboard = frame.matches(':focus-visible');
  const hide = (): void => {
    if (usesKeyboard || frame.querySelector(':focus-visible, [aria-expanded="true"]')) wake();
    else frame.setAttribute('data-idle', '');
  };
  const wake = (): void => {
    frame.removeAttribute('data-idle');
    clearTimeout(timer);
    timer = setTimeout(hide, IDLE_DELAY);
  };
  const handleActivity = (event: Event): void => {
    if (event.type === 'keydown') usesKeyboard = true;
    if (event.type === 'pointerdown') usesKeyboard = false;
    // A touch may be a tap, a swipe or a pinch. The returned function handles completed taps.
    if ((event as PointerEvent).pointerType !== 'touch') wake();
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click']) {
    frame.addEventListener(type, handleActivity, { signal, passive: true });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  wake();
  return () => {
    if (frame.hasAttribute('data-idle')) wake();
    else hide();
  };
}
