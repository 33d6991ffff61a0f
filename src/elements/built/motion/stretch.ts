import { isRightToLeft, onConfigChange } from '../../../core/config';
import { displacementEnd } from './displacement';
import { type FrameWork, inNextFrame, notInNextFrame } from './frame';
import { onStick } from './stick';
import { stretchContainer, windowEdges } from './stretch-container';
import { type StretchedBox, stretchedBox } from './stretched-box';

/**
 * Makes `target` as wide as the stretch container, from the next frame on and whenever the container
 * or the window changes its size, the kit names another container, or the target begins or ends to stick,
 * by inline `width` and `left` (`right` where the page is read from right to left). The end of the signal
 * clears them (facts, page-builder 30).
 *
 * A target that is not positioned becomes `relative`, since `left` does nothing without.
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
      // At its own width, since a container may be as wide as what is in it.
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
  const observer = new ResizeObserver(schedule);
  const follow = (): void => {
    container = stretchContainer(target);
    observer.disconnect();
    // It tells of the size at first, too.
    observer.observe(container ?? page.documentElement);
  };
  const unfollow = onConfigChange(follow);
  follow();
  // A container of one width may still move.
  page.defaultView?.addEventListener('resize', schedule, { signal });
  // What sticks is out of its place.
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

/** Writes the box; returns the way back. */
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

/** What the server may have printed so that nothing jumps. */
function clear({ style }: HTMLElement): void {
  style.width = '';
  style.left = '';
  style.right = '';
}
