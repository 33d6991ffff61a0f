/** Remembers where the focus came from when it went into `box`; the way to send it back there. */
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
