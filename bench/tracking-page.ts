/** Runs in the page: sends 10,000 events through all sinks, events of the catalogue included. */
import { addTrackingSink, configureTracking, track } from '../src/tracking';
import { catalogue } from '../src/tracking/catalogue';

/** The cost of a round. */
export interface TrackingFigures {
  /** Microseconds of a call. */
  readonly call: number;
  /** Milliseconds from the last call until the last event is handed over. */
  readonly drain: number;
  /** Milliseconds of the longest task in that time; 0 if none was long (50 ms). */
  readonly longest: number;
}

async function measure(count: number): Promise<TrackingFigures> {
  let told = 0;
  const long: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(duration);
  });
  observer.observe({ type: 'longtask' });
  const drained = new Promise<void>((done) => {
    addTrackingSink(() => {
      told += 1;
      if (told === count) done();
    });
  });
  configureTracking({ consent: true, dataLayer: true, beacon: '/count', catalogue });
  const start = performance.now();
  for (let at = 0; at < count; at++)
    track('kit_cloud_library_apply', { kit_cloud_id: `kit-${at}` });
  const called = performance.now();
  await drained;
  const end = performance.now();
  // The browser reports long tasks a moment later.
  await new Promise((done) => setTimeout(done, 500));
  observer.disconnect();
  const call = ((called - start) / count) * 1000;
  return { call, drain: end - called, longest: Math.max(0, ...long) };
}

Object.assign(globalThis, { measure });
