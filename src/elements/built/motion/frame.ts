/** Work on the layout that waits for the next frame. */
export interface FrameWork {
  /** Takes the styles of its last time away; false leaves them and skips this frame. */
  prepare(): boolean;
  /** Reads the layout; returns what writes the new styles. */
  measure(): () => void;
}

const due = new Set<FrameWork>();

/**
 * Does `work` in the next frame, once however often it is asked for.
 *
 * All that is due is prepared, then all measured, then all written, so that however many elements there
 * are, the page is laid out once between.
 */
export function inNextFrame(work: FrameWork): void {
  if (due.size === 0) requestAnimationFrame(runFrameWork);
  due.add(work);
}

/** Takes `work` back. */
export function notInNextFrame(work: FrameWork): void {
  due.delete(work);
}

function runFrameWork(): void {
  const ready = [...due].filter((work) => work.prepare());
  due.clear();
  const writes = ready.map((work) => work.measure());
  for (const write of writes) write();
}
