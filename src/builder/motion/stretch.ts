import { isRightToLeft, onConfigChange } from '../../core/config';
import { sizeObserver } from '../../core/observers';
import { displacementEnd } from './displacement';
import { type FrameWork, inNextFrame, notInNextFrame } from './frame';
import { onStick } from './stick';
import { stretchContainer, windowEdges } from './stretch-container';
import { type StretchedBox, stretchedBox } from './stretched-box';

/**
 * Stretches `target` to the stretch container with inline `width` and `left` (`right` in right-to-left
 * pages), from the next frame on. Updated when the container or window is resized, when the kit's container
 * changes, and when the target starts or stops being sticky. Reverted when the signal aborts
 * (docs/compatibility/page-builder.md#stretch).
 *
 * A static target becomes `relative`, because `left` has no effect on static elements.
 */
export function stretch(target: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const page = target.ownerDocument;
  let container: Element | undefined;
  let reset = (): void => clear(target);
  const work: FrameWork = {
    prepare() {
      const end = displacementEnd(target);
      if (end) end.then(schedule);
      // Reset first: the container may be as wide as its content.
      else reset();
      return !end;
    },
    measure() {
      const edges = container?.getBoundingClientRect() ?? windowEdges(page);
      const box = stretchedBox(edges, target.getBoundingClientRect(), isRightToLeft());
      const isStatic = getComputedStyle(target).position === 'static';
      return () => {
        reset = apply(target, box, isStatic);
      };
    },
  };
  const schedule = (): void => {
    if (!signal.aborted) inNextFrame(work);
  };
  const observer = sizeObserver(schedule);
  const follow = (): void => {
    container = stretchContainer(target);
    observer.disconnect();
    // The observer also reports the initial size.
    observer.observe(container ?? page.documentElement);
  };
  const unfollow = onConfigChange(follow);
  follow();
  // A container can move without changing its width.
  page.defaultView?.addEventListener('resize', schedule, { signal });
  // A sticky element changes its position.
  onStick(target, schedule, signal);
  schedule();
  const stop = (): void => {
    unfollow();
    observer.disconnect();
    notInNextFrame(work);
    reset();
  };
  signal.addEventListener('abort', stop, { once: true });
}

/** Applies the box. Returns a function that reverts it. */
function apply({ style }: HTMLElement, box: StretchedBox, isStatic: boolean): () => void {
  style.width = `${box.width}px`;
  style[box.side] = `${box.shift}px`;
  if (isStatic) style.position = 'relative';
  return () => {
    style.width = '';
    style[box.side] = '';
    if (isStatic) style.position = '';
  };
}

/** Removes styles that the server may have printed to avoid a layout shift. */
function clear({ style }: HTMLElement): void {
  style.width = '';
  style.left = '';
  style.right = '';
}
