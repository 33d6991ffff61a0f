import { onView } from '../../markup/view';
import type { Autoplay } from './autoplay';

/** When an automatic carousel stays, and when it ends. */
interface Rules {
  readonly root: HTMLElement;
  /** The button that stops it and has it go on. */
  readonly button: HTMLElement;
  readonly staysUnderPointer: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Holds a carousel while it is out of view or under the pointer, or the page is hidden; ends it when the
 * focus comes to anything in it.
 */
export function applyRules(
  autoplay: Autoplay,
  { root, button, staysUnderPointer, signal }: Rules,
): void {
  const { ownerDocument: document } = root;
  const listening = { signal };
  const pageChanged = (): void => autoplay.hold('hidden page', document.hidden);
  document.addEventListener('visibilitychange', pageChanged, listening);
  pageChanged();
  onView(root, '0px', (isInView) => autoplay.hold('out of view', !isInView), signal);

  const overPointer = ({ type, pointerType }: PointerEvent): void => {
    const isOver = type === 'pointerenter' && pointerType === 'mouse' && staysUnderPointer();
    autoplay.hold('pointer', isOver);
  };
  root.addEventListener('pointerenter', overPointer, listening);
  root.addEventListener('pointerleave', overPointer, listening);

  // A press on the button is its own affair; by keys one comes to it as to anything else.
  const focused = ({ target }: FocusEvent): void => {
    if (target !== button || button.matches(':focus-visible')) autoplay.stop();
  };
  root.addEventListener('focusin', focused, listening);
}
