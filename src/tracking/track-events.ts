import { attempt } from './attempt';
import { tracker } from './configure';
import type { FieldsArgument, TrackedName } from './tracked-events';

/** An event's name and its fields, as `track` takes them. */
export type TrackCall = {
  [Name in TrackedName]: readonly [Name, ...FieldsArgument<Name>];
}[TrackedName];

/** Maps an element's event, by its type, to the call that tracks it; undefined tracks nothing. */
export type EventMap<Heard> = {
  readonly [Type in keyof Heard]?: (event: Heard[Type]) => TrackCall | undefined;
};

/**
 * Tracks elements' events, so that elements do not depend on tracking. Returns a function that stops it.
 *
 * @param map the call for each type of event
 * @param root the target to listen on; default: the document, which every bubbling event reaches
 * @throws TypeError if an argument has the wrong type
 */
export function trackEvents<Heard = DocumentEventMap>(
  map: EventMap<Heard>,
  root: EventTarget = document,
): () => void {
  if (typeof map !== 'object' || map === null) throw new TypeError('map invalid type: object.');
  if (typeof root?.addEventListener !== 'function') throw new TypeError('root invalid instance.');
  const listening = new AbortController();
  for (const type of Object.keys(map)) {
    root.addEventListener(type, (event) => trackEvent(map, event), { signal: listening.signal });
  }
  return () => listening.abort();
}

/** Tracks one event. */
export function trackEvent<Heard>(map: EventMap<Heard>, event: Event): void {
  const calls = map as EventMap<Record<string, Event>>;
  attempt(event.type, () => {
    const [name, fields = {}] = calls[event.type]?.(event) ?? [];
    if (name) tracker.take(name, fields);
  });
}
