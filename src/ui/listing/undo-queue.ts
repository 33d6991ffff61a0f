/** An action that can be undone. */
export interface Undoable {
  /** The id of the action, by which the server undoes it. */
  readonly undo: string;
  readonly library: 'site' | 'cloud';
  readonly action: 'delete' | 'move';
  readonly count: number;
  /** The title of the template, if there is only one. */
  readonly title?: string | undefined;
}

/** An entry of the undo queue. */
export interface UndoEntry extends Undoable {
  /** Whether a note with an Undo button is shown. The keyboard undoes hidden entries too. */
  readonly isShown: boolean;
  /** Whether the undo request is pending. */
  readonly isUnderWay: boolean;
}

/** The actions that can be undone, the newest last. */
export type UndoQueue = readonly UndoEntry[];

/** The events that change the undo queue. */
export type UndoAction =
  | { readonly type: 'done'; readonly done: Undoable }
  /** The note has expired, or was closed. */
  | { readonly type: 'hide'; readonly undo: string }
  | { readonly type: 'begin'; readonly undo: string }
  /** The request failed, and can be retried. */
  | { readonly type: 'failed'; readonly undo: string }
  /** The action was undone, or can no longer be undone. */
  | { readonly type: 'over'; readonly undo: string };

/** The maximum number of entries; older ones are dropped. */
const LENGTH = 20;

/** Returns the undo queue after an event. */
export function reduceUndoQueue(queue: UndoQueue, action: UndoAction): UndoQueue {
  if (action.type === 'done') {
    const entry = { ...action.done, isShown: true, isUnderWay: false };
    return [...queue, entry].slice(-LENGTH);
  }
  const { type, undo } = action;
  if (type === 'over') return queue.filter((entry) => entry.undo !== undo);
  const change = changes[type];
  return queue.map((entry) => (entry.undo === undo ? { ...entry, ...change } : entry));
}

const changes = {
  hide: { isShown: false },
  begin: { isUnderWay: true },
  failed: { isShown: true, isUnderWay: false },
} as const satisfies Record<string, Partial<UndoEntry>>;

/** Returns the entry that the keyboard undoes next. */
export function newestUndoable(queue: UndoQueue): UndoEntry | undefined {
  return queue.findLast(({ isUnderWay }) => !isUnderWay);
}

/** Returns the entries with a visible note, the newest last. */
export function shownUndos(queue: UndoQueue): readonly UndoEntry[] {
  return queue.filter(({ isShown }) => isShown);
}
