import { prefersReducedMotion } from '../../../builder/motion/preference';

const sliding = new WeakMap<HTMLElement, Animation>();

/** Returns the current height of an element, also during an animation. */
function heightNow(element: HTMLElement): number {
  return element.getBoundingClientRect().height;
}

/**
 * Slides an element open or closed from its current height. A second call during the animation reverses it.
 *
 * @param show Applies the open or closed state. Called before opening and after closing.
 * @param duration Milliseconds. With 0 or reduced motion, there is no animation.
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
      // Reversed, or removed from the page.
      return;
    }
    sliding.delete(element);
  }
  if (!isOpen) show(false);
}
