/** An element that updates itself when the flush reaches it. */
export interface Syncable {
  sync(): void;
  /** Called if `sync` or the rendering that it started has thrown. */
  syncFailed(error: unknown): void;
  /** Called when all due changes have been rendered. */
  syncDone(): void;
}

/**
 * Milliseconds of work after which a flush yields to the browser: well below a long task of 50 ms.
 */
const BUDGET = 12;

/**
 * Maximum number of elements that React renders per batch: enough to share the cost of a `flushSync`, few
 * enough to check the time often.
 */
const MOST = 24;

const due = new Set<Syncable>();
let scheduled = false;
let drawTogether = (act: () => void): void => act();
/**
 * With React, a batch renders faster than its elements one by one. Without React, the time is checked after
 * each element.
 */
let most = 1;
let batchSize = most;
let nextTask: MessageChannel | undefined;

/** Renders each batch in one call of `flushSync`. Called once React is loaded. */
export function drawBatchesBy(flushSync: (act: () => void) => void): void {
  drawTogether = flushSync;
  most = MOST;
  batchSize = MOST;
}

/** Schedules `element` for the next microtask, together with all others that are due. */
export function enqueue(element: Syncable): void {
  due.add(element);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(flush);
}

function flush(): void {
  const end = performance.now() + BUDGET;
  try {
    do flushBatch(takeBatch());
    while (due.size > 0 && performance.now() < end);
    adapt(performance.now() - end);
  } finally {
    scheduled = due.size > 0;
    if (scheduled) inNextTask();
  }
}

// A batch must not take much longer than the budget, or the next input waits for it.
function adapt(overrun: number): void {
  if (overrun > BUDGET / 2) batchSize = Math.max(1, batchSize >> 1);
  else if (overrun < BUDGET / 4) batchSize = Math.min(most, batchSize * 2);
}

function takeBatch(): Syncable[] {
  const batch: Syncable[] = [];
  for (const element of due) {
    due.delete(element);
    if (batch.push(element) === batchSize) break;
  }
  return batch;
}

function flushBatch(batch: Syncable[]): void {
  try {
    drawTogether(() => {
      for (const element of batch) syncOne(element);
    });
  } finally {
    for (const element of batch) {
      if (!due.has(element)) element.syncDone();
    }
  }
}

function syncOne(element: Syncable): void {
  try {
    element.sync();
  } catch (error) {
    element.syncFailed(error);
  }
}

// A message starts a new task without the 4 ms delay of nested timers.
function inNextTask(): void {
  if (!nextTask) {
    nextTask = new MessageChannel();
    nextTask.port1.onmessage = flush;
  }
  nextTask.port2.postMessage(null);
}
