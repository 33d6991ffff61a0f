/** Layout work that is batched into the next frame. */
export interface FrameWork {
  /** Removes the styles of the previous run. Return false to keep them and skip this frame. */
  prepare(): boolean;
  /** Reads the layout. Returns a function that writes the new styles. */
  measure(): () => void;
}

const due = new Set<FrameWork>();

/**
 * Schedules `work` for the next frame; repeated calls run it once.
 *
 * All scheduled work is prepared, then measured, then written, so the page is laid out only once for any
 * number of elements.
 */
export function inNextFrame(work: FrameWork): void {
  if (due.size === 0) requestAnimationFrame(runFrameWork);
  due.add(work);
}

/** Cancels scheduled `work`. */
export function notInNextFrame(work: FrameWork): void {
  due.delete(work);
}

function runFrameWork(): void {
  const ready = [...due].filter((work) => work.prepare());
  due.clear();
  const writes = ready.map((work) => work.measure());
  for (const write of writes) write();
}
