import { prefersReducedMotion } from '../../../builder/motion/preference';
import { activeElement } from '../../../core/focus';
import { tabStops } from '../../../core/focus/tab-stops';

/** Duration of the fade in milliseconds. */
const DURATION = 400;

/**
 * Fades `wrapper` out and hides it. The node stays in the page; the dismissal is not stored. Moves the focus
 * to the next control before the button is hidden.
 *
 * @param button the pressed button inside the wrapper
 * @param signal shows the wrapper again when it aborts
 */
export async function dismiss(
  wrapper: HTMLElement,
  button: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  if (activeElement() === button) moveFocusOn(wrapper, button);
  const { display } = wrapper.style;
  if (!prefersReducedMotion()) {
    const fading = wrapper.animate({ opacity: [1, 0] }, DURATION);
    const cancel = (): void => fading.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    // Rejected if the animation is cancelled.
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

/** Moves the focus to the next tab stop, or to the previous one at the end of the page. */
function moveFocusOn(wrapper: HTMLElement, button: HTMLElement): void {
  const stops = tabStops(wrapper.ownerDocument);
  const index = stops.indexOf(button);
  const isOutside = (stop: HTMLElement): boolean =>
    !wrapper.contains(stop) && !stop.contains(wrapper);
  const next = stops.slice(index).find(isOutside) ?? stops.slice(0, index).findLast(isOutside);
  // Scrolls only for keyboard users, who must see the focused control.
  next?.focus({ preventScroll: !button.matches(':focus-visible') });
}
