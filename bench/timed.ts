/** Milliseconds from the act, which may go on for a while, to the painted frame. Runs in a page. */
export async function timed(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  await painted();
  return performance.now() - start;
}

/** The task after the next frame: what was changed has been laid out and painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
