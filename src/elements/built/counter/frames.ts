/** Calls `show` in each frame with the share of the duration that has passed, 1 at last, until the signal ends. */
export function frames(duration: number, show: (share: number) => void, signal: AbortSignal): void {
  let start: number | undefined;
  let frame = 0;
  const next = (now: number): void => {
    start ??= now;
    const share = duration > 0 ? Math.min(1, (now - start) / duration) : 1;
    show(share);
    if (share < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
}
