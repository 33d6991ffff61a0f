import { prefersReducedMotion } from '../motion/preference';

const sliding = new WeakMap<HTMLElement, Animation>();

/** How far an element that slides is, or else how high it is shown. */
function heightNow(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}

/**
 * Slides an element open or shut, from where it is: a second call while it slides turns it round.
 *
 * @param show makes the element as it is when open, or when shut; called before it opens, after it shuts
 * @param duration milliseconds; 0, or a visitor who wants less motion: at once
 */
export async function slide(
  element: HTMLElement,
  isOpen: boolean,
  show: (isOpen: boolean) => void,
  duration: number,
): Promise<void> {
  const from = sliding.has(element) || !isOpen ? heightNow(element) : 0;
  sliding.get(element)?.cancel();
  sliding.delete(element);
  if (isOpen) show(true);
  if (duration > 0 && !prefersReducedMotion() && element.isConnected) {
    const to = isOpen ? heightNow(element) : 0;
    const frames = [from, to].map((height) => ({ blockSize: `${height}px`, overflow: 'clip' }));
    const animation = element.animate(frames, { duration, easing: 'ease' });
    sliding.set(element, animation);
    try {
      await animation.finished;
    } catch {
      // Turned round, or taken out of the page.
      return;
    }
    sliding.delete(element);
  }
  if (!isOpen) show(false);
}
