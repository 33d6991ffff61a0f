/** Remembers the focused element before the focus entered `box`. Returns a function that restores the focus. */
export function rememberFocus(box: HTMLElement, signal: AbortSignal): () => void {
  let before: HTMLElement | undefined;
  const remember = ({ relatedTarget }: FocusEvent): void => {
    const from = relatedTarget as HTMLElement | null;
    if (from && !box.contains(from)) before = from;
  };
  box.addEventListener('focusin', remember, { signal });
  return () => {
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
}
