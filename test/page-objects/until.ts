/** A busy machine is slow, not wrong: almost the runner's own time-out for a test, whose message names no cause. */
const TIMEOUT = 115_000;

/** When the running test began. */
let began: number | undefined;
beforeEach(() => {
  began = performance.now();
});
afterEach(() => {
  began = undefined;
});

/**
 * Resolves when `condition` holds (its value counts as true), checked in every animation frame.
 *
 * @param condition may read layout and styles
 * @param expectation completes the error "The page never …", such as "showed the list"
 * @throws {Error} shortly before the runner would end the test
 */
export async function until(
  condition: () => unknown,
  expectation = `satisfied ${condition}`,
): Promise<void> {
  const end = (began ?? performance.now()) + TIMEOUT;
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
