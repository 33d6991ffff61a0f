import { flushSync } from 'react-dom';

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

/** Elements per `flushSync`: enough to share its cost, few enough to look at the clock in time. */
const BATCH = 24;

const due = new Set<Syncable>();
let scheduled = false;
let nextTask: MessageChannel | undefined;

/** Has `element` synced in the coming microtask, together with all others that are due. */
export function enqueue(element: Syncable): void {
  due.add(element);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(flush);
}

function flush(): void {
  const end = performance.now() + BUDGET;
  do flushBatch(takeBatch());
  while (due.size > 0 && performance.now() < end);
  scheduled = due.size > 0;
  if (scheduled) inNextTask();
}

function takeBatch(): Syncable[] {
  const batch: Syncable[] = [];
  for (const element of due) {
    due.delete(element);
    if (batch.push(element) === BATCH) break;
  }
  return batch;
}

function flushBatch(batch: Syncable[]): void {
  flushSync(() => {
    for (const element of batch) {
      try {
        element.sync();
      } catch (error) {
        element.syncFailed(error);
      }
    }
  });
  for (const element of batch) element.syncDone();
}

// A message is a task of its own without the 4 ms that nested timers are held back.
function inNextTask(): void {
  if (!nextTask) {
    nextTask = new MessageChannel();
    nextTask.port1.onmessage = flush;
  }
  nextTask.port2.postMessage(null);
}
