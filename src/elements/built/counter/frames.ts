/** Calls `show` in each frame with the progress from 0 to 1, until the duration is over or the signal aborts. */
export function frames(
  duration: number,
  show: (progress: number) => void,
  signal: AbortSignal,
): void {
  let start: number | undefined;
  let frame = 0;
  const next = (now: number): void => {
    start ??= now;
    const progress = duration > 0 ? Math.min(1, (now - start) / duration) : 1;
    show(progress);
    if (progress < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
}
