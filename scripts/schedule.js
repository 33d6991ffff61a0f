/**
 * Runs steps in parallel, each as soon as there is room for it and the step that it depends on has ended;
 * earlier steps go first.
 *
 * @param steps `weight`: the room that a step takes, default 1; `after`: the title of the step that it
 * depends on
 * @param room the maximum total weight of running steps; a heavier step runs alone
 * @param run called with a step; its promise must not reject
 */
export async function scheduled(steps, room, run) {
  const waiting = new Set(steps);
  const running = new Map();
  const isDue = ({ weight = 1, after }) => {
    const taken = [...running.keys()].reduce((sum, step) => sum + (step.weight ?? 1), 0);
    const hasRoom = taken === 0 || taken + weight <= room;
    return hasRoom && ![...waiting, ...running.keys()].some(({ title }) => title === after);
  };
  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (!isDue(step)) continue;
      waiting.delete(step);
      running.set(
        step,
        run(step).then(() => running.delete(step)),
      );
    }
    if (running.size === 0)
      throw new Error('The remaining steps wait for each other. Correct their `after`.');
    await Promise.race(running.values());
  }
}
