/** Duration of the animation in milliseconds. */
const DURATION = 1000;

/**
 * Fills a bar. The bar has its final width at once, and a mask reveals it. The builder animates the width,
 * which lays out the text in the bar in each frame.
 *
 * @param signal Reveals the whole bar when it aborts.
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
  const mask = {
    maskImage: 'linear-gradient(#000, #000)',
    maskRepeat: 'no-repeat',
    maskPosition: isRightToLeft ? 'right' : 'left',
  };
  const animation = bar.animate(
    ['0% 100%', '100% 100%'].map((maskSize) => ({ ...mask, maskSize })),
    { duration: DURATION, easing: 'ease-in-out' },
  );
  signal.addEventListener('abort', () => animation.cancel(), { once: true });
}
