/** Milliseconds in which a bar fills. */
const DURATION = 1000;

/**
 * Fills a bar. It is as wide as it will be at once, and then uncovered: were the width to grow, as the
 * builder has it, what is written in the bar would be laid out anew in each frame.
 *
 * @param signal its end uncovers all of it
 */
export function fill(
  bar: HTMLElement,
  percent: number,
  isMoving: boolean,
  signal: AbortSignal,
): void {
  bar.style.transition = 'none';
  bar.style.width = `${percent}%`;
  if (!isMoving) return;
  const isRightToLeft = getComputedStyle(bar).direction === 'rtl';
  const cover = {
    maskImage: 'linear-gradient(#000, #000)',
    maskRepeat: 'no-repeat',
    maskPosition: isRightToLeft ? 'right' : 'left',
  };
  const uncovering = bar.animate(
    ['0% 100%', '100% 100%'].map((maskSize) => ({ ...cover, maskSize })),
    { duration: DURATION, easing: 'ease-in-out' },
  );
  signal.addEventListener('abort', () => uncovering.cancel(), { once: true });
}
