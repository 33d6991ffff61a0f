/**
 * Runs steps side by side, each as soon as there is room for it and those that it comes after have
 * ended; what is listed first goes first.
 *
 * @param steps `weight`: the room that one takes, default 1; `after`: another step's title
 * @param room how much may run at once; a step that is heavier runs alone
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
    if (running.size === 0) throw new Error('The steps that are left wait for each other.');
    await Promise.race(running.values());
  }
}
