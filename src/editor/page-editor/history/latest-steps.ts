/** The most steps that can be undone. Each keeps an index of all nodes, so that a long session would fill the memory. */
export const MOST_STEPS = 100;

/** Steps are removed in groups: each removal draws the editor again. */
const SPARE = 20;

/** A recorded state of the page; what is recorded of it is Puck's. */
interface Step {
  readonly state: { readonly data: unknown };
}

/**
 * Returns the latest steps of a history that has become too long; undefined if all are kept. A history whose latest step is
 * not the page that is shown stays: somebody types, or has undone a step.
 *
 * @param index the step that is shown
 * @param data the page that is shown
 */
export function latestSteps<T extends Step>(
  steps: readonly T[],
  index: number,
  data: T['state']['data'],
): readonly T[] | undefined {
  if (steps.length <= MOST_STEPS + SPARE || index !== steps.length - 1) return undefined;
  return steps.at(-1)?.state.data === data ? steps.slice(-MOST_STEPS) : undefined;
}
