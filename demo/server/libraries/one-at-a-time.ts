const last = new WeakMap<object, Promise<unknown>>();

/** Runs `work` after the earlier work of the same owner, so that two moves of one template make one copy. */
export async function oneAtATime<Result>(
  owner: object,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = (last.get(owner) ?? Promise.resolve()).then(work, work);
  last.set(owner, turn);
  return turn;
}
