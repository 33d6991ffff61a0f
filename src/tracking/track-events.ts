import { attempt } from './attempt';
import { tracker } from './configure';
import type { FieldsArgument, TrackedName } from './tracked-events';

/** An event's name and its fields, as `track` takes them. */
export type TrackCall = {
  [Name in TrackedName]: readonly [Name, ...FieldsArgument<Name>];
}[TrackedName];

/** What is tracked when an event of an element is heard, by the event's type; undefined tracks nothing. */
export type EventMap<Heard> = {
  readonly [Type in keyof Heard]?: (event: Heard[Type]) => TrackCall | undefined;
};

/**
 * Tracks what elements tell, so that no element knows of tracking. Returns the way to stop.
 *
 * @param map what is tracked for each type of event
 * @param root where the events are heard; default: the document, which all that bubbles reaches
 */
export function trackEvents<Heard = DocumentEventMap>(
  map: EventMap<Heard>,
  root: EventTarget = document,
): () => void {
  const listening = new AbortController();
  for (const type of Object.keys(map)) {
    root.addEventListener(type, (event) => trackEvent(map, event), { signal: listening.signal });
  }
  return () => listening.abort();
}

/** Tracks one event that was heard. */
export function trackEvent<Heard>(map: EventMap<Heard>, event: Event): void {
  const calls = map as EventMap<Record<string, Event>>;
  attempt(event.type, () => {
    const [name, fields = {}] = calls[event.type]?.(event) ?? [];
    if (name) tracker.take(name, fields);
  });
}
