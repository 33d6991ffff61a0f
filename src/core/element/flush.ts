/** Something that brings itself up to date when its turn comes. */
export interface Syncable {
  sync(): void;
  /** Told when `sync` or the drawing it began has thrown. */
  syncFailed(error: unknown): void;
  /** Told when everything that was due has been drawn. */
  syncDone(): void;
}

/** Milliseconds of work after which a flush yields to the browser: well under a 50 ms long task. */
const BUDGET = 12;

/** Most elements that React draws per batch: enough to share the cost of a `flushSync`, few enough to look at the clock in time. */
const MOST = 24;

const due = new Set<Syncable>();
let scheduled = false;
let drawTogether = (act: () => void): void => act();
/** Only what React draws costs less together: else the clock is looked at after each element. */
let most = 1;
let batchSize = most;
let nextTask: MessageChannel | undefined;

/** Says how everything that `act` changes is drawn at once, when React is here to do it. */
export function drawBatchesBy(flushSync: (act: () => void) => void): void {
  drawTogether = flushSync;
  most = MOST;
  batchSize = MOST;
}

/** Has `element` synced in the coming microtask, together with all others that are due. */
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

// One batch may not take much longer than the budget, or the next input waits for it.
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

// A message is a task of its own without the 4 ms that nested timers are held back.
function inNextTask(): void {
  if (!nextTask) {
    nextTask = new MessageChannel();
    nextTask.port1.onmessage = flush;
  }
  nextTask.port2.postMessage(null);
}
