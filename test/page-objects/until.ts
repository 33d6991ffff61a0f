/** A busy machine is slow, not wrong: the runner's own time-out for a test. */
const TIMEOUT = 120_000;

/**
 * Resolves when `condition` holds (its value counts as true), checked in every animation frame.
 *
 * @param condition may read layout and styles
 * @param expectation completes the error "The page never …", such as "showed the list"
 * @throws {Error} after two minutes
 */
export async function until(
  condition: () => unknown,
  expectation = `satisfied ${condition}`,
): Promise<void> {
  const end = performance.now() + TIMEOUT;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`The page never ${expectation}.`);
    await nextFrame();
  }
}

/** Resolves in the next animation frame. */
export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** Resolves after some animation frames; after four, React has rendered and painted all that happened before. */
export async function rendered(frames = 4): Promise<void> {
  for (let count = 0; count < frames; count++) await nextFrame();
}
