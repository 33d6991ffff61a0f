import { onInViewChange } from '../../../../builder/markup/view';
import type { Autoplay } from './autoplay';

/** Parts and settings that pause or stop autoplay. */
interface Rules {
  readonly root: HTMLElement;
  /** The pause button. */
  readonly button: HTMLElement;
  readonly pausesOnHover: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Pauses autoplay while the carousel is out of view or hovered, or the page is hidden. Stops autoplay when
 * the carousel receives focus.
 */
export function applyRules(
  autoplay: Autoplay,
  { root, button, pausesOnHover, signal }: Rules,
): void {
  const { ownerDocument: document } = root;
  const listening = { signal };
  const pageChanged = (): void => autoplay.hold('hidden page', document.hidden);
  document.addEventListener('visibilitychange', pageChanged, listening);
  pageChanged();
  onInViewChange(root, '0px', (isInView) => autoplay.hold('out of view', !isInView), signal);

  const overPointer = ({ type, pointerType }: PointerEvent): void => {
    const isOver = type === 'pointerenter' && pointerType === 'mouse' && pausesOnHover();
    autoplay.hold('pointer', isOver);
  };
  root.addEventListener('pointerenter', overPointer, listening);
  root.addEventListener('pointerleave', overPointer, listening);

  // A mouse press on the button only toggles; keyboard focus on it stops autoplay too.
  const focused = ({ target }: FocusEvent): void => {
    if (target !== button || button.matches(':focus-visible')) autoplay.stop();
  };
  root.addEventListener('focusin', focused, listening);
}
