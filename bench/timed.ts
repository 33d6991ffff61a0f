/** Milliseconds from the start of an action, which may be asynchronous, to the painted frame. Runs in a page. */
export async function timed(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  await painted();
  return performance.now() - start;
}

/** Resolves in the task after the next frame, when all changes have been laid out and painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
