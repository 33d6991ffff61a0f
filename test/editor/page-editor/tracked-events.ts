import { addTrackingSink, configureTracking } from '../../../src/tracking';

/** Listens to the tracked events of the tests of a file. Returns a function that lists those of the current test. */
export function trackedEvents(): () => readonly string[] {
  let seen: string[] = [];
  let stop = (): void => {};
  beforeEach(() => {
    seen = [];
    stop = addTrackingSink(({ event }) => seen.push(event));
    configureTracking({ consent: true });
  });
  afterEach(() => {
    stop();
    configureTracking({ consent: false });
  });
  return () => seen;
}
