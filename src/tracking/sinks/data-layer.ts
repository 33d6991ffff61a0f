import type { TrackingSink } from '../tracked-event';

/**
 * Returns a sink that pushes `{ event, ...fields }` to the list that tag managers read.
 *
 * @param name the list's global variable
 */
export function dataLayerSink(name = 'dataLayer'): TrackingSink {
  const globals = globalThis as unknown as Record<string, object[] | undefined>;
  return ({ event, fields }) => {
    globals[name] ??= [];
    globals[name].push({ event, ...fields });
  };
}
