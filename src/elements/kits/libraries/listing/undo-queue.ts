/** Something that was done and can be taken back. */
export interface Undoable {
  /** What the library takes it back by. */
  readonly undo: string;
  readonly library: 'site' | 'cloud';
  readonly action: 'delete' | 'move';
  readonly count: number;
  /** The title of the only one. */
  readonly title?: string | undefined;
}

/** Something of the queue. */
export interface UndoEntry extends Undoable {
  /** A notice with its button says so; the keyboard takes it back without one too. */
  readonly isShown: boolean;
  /** It is being taken back. */
  readonly isUnderWay: boolean;
}

/** What was done, the newest last. */
export type UndoQueue = readonly UndoEntry[];

/** What happens to the queue. */
export type UndoAction =
  | { readonly type: 'done'; readonly done: Undoable }
  /** Its notice has been there for long enough, or was closed. */
  | { readonly type: 'hide'; readonly undo: string }
  | { readonly type: 'begin'; readonly undo: string }
  /** The library did not answer: it can be tried again. */
  | { readonly type: 'failed'; readonly undo: string }
  /** It was taken back, or cannot be any more. */
  | { readonly type: 'over'; readonly undo: string };

/** What is older cannot be taken back by the keyboard. */
const MOST = 20;

/** The queue after something has happened. */
export function reduceUndoQueue(queue: UndoQueue, action: UndoAction): UndoQueue {
  if (action.type === 'done') {
    const entry = { ...action.done, isShown: true, isUnderWay: false };
    return [...queue, entry].slice(-MOST);
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

/** What the keyboard takes back next. */
export function newestUndoable(queue: UndoQueue): UndoEntry | undefined {
  return queue.findLast(({ isUnderWay }) => !isUnderWay);
}

/** The notices, the newest last. */
export function shownUndos(queue: UndoQueue): readonly UndoEntry[] {
  return queue.filter(({ isShown }) => isShown);
}
