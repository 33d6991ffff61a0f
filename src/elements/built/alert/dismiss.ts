import { activeElement } from '../../../core/focus';
import { tabStops } from '../../../core/focus/tab-stops';
import { prefersReducedMotion } from '../motion/preference';

/** Milliseconds in which an alert fades out. */
const DURATION = 400;

/**
 * Fades `wrapper` out and hides it; it stays in the page, and is not remembered. The focus goes on to
 * what follows, before that which has it is gone.
 *
 * @param button what was pressed, in the wrapper
 * @param signal its end shows the wrapper again
 */
export async function dismiss(
  wrapper: HTMLElement,
  button: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  if (activeElement() === button) moveOn(wrapper, button);
  const { display } = wrapper.style;
  if (!prefersReducedMotion()) {
    const fading = wrapper.animate({ opacity: [1, 0] }, DURATION);
    const cancel = (): void => fading.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // Rejected where it is cancelled.
    await fading.finished.catch(() => {});
    signal.removeEventListener('abort', cancel);
  }
  if (signal.aborted) return;
  wrapper.style.display = 'none';
  const show = (): void => {
    wrapper.style.display = display;
  };
  signal.addEventListener('abort', show, { once: true });
}

/** To the next thing that the Tab key reaches, or else to the last one before. */
function moveOn(wrapper: HTMLElement, button: HTMLElement): void {
  const stops = tabStops(wrapper.ownerDocument);
  const at = stops.indexOf(button);
  const isOutside = (stop: HTMLElement): boolean =>
    !wrapper.contains(stop) && !stop.contains(wrapper);
  const next = stops.slice(at).find(isOutside) ?? stops.slice(0, at).findLast(isOutside);
  // Who uses a mouse keeps what is on the screen; who uses keys must see where they are.
  next?.focus({ preventScroll: !button.matches(':focus-visible') });
}
