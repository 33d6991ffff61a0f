import { onInViewChange } from '../markup/view';

/** Reports whether an element is in view in a visible page: at first and after each change. */
export function onVisibilityChange(
  element: Element,
  changed: (isVisible: boolean) => void,
  signal: AbortSignal,
): void {
  const { ownerDocument: document } = element;
  let isInView = false;
  let last: boolean | undefined;
  const update = (): void => {
    const isVisible = isInView && document.visibilityState === 'visible';
    if (isVisible !== last && !signal.aborted) changed(isVisible);
    last = isVisible;
  };
  const moved = (isNowInView: boolean): void => {
    isInView = isNowInView;
    update();
  };
  onInViewChange(element, '0px', moved, signal);
  document.addEventListener('visibilitychange', update, { signal });
}
