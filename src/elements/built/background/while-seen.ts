import { onView } from '../markup/view';

/** Tells whether an element is in view in a window that is looked at, first and whenever that changes. */
export function whileSeen(
  element: Element,
  told: (isSeen: boolean) => void,
  signal: AbortSignal,
): void {
  const { ownerDocument: document } = element;
  let isInView = false;
  let known: boolean | undefined;
  const tell = (): void => {
    const isSeen = isInView && document.visibilityState === 'visible';
    if (isSeen !== known && !signal.aborted) told(isSeen);
    known = isSeen;
  };
  const moved = (isNowInView: boolean): void => {
    isInView = isNowInView;
    tell();
  };
  onView(element, '0px', moved, signal);
  document.addEventListener('visibilitychange', tell, { signal });
}
