/** Something worth counting: a name from the site's catalogue and its plain fields. */
export interface TrackedEvent {
  /** What happened, such as `form_sent`. */
  readonly event: string;
  /** Names and plain values that say more about it. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  /** When it happened: milliseconds since 1970. */
  readonly time: number;
}

/** Takes events to wherever the site wants them. */
export type TrackingSink = (event: TrackedEvent) => void;

const sinks = new Set<TrackingSink>();

/** Names a sink; until the first one is named, nothing is kept or sent. Returns the way to remove it. */
export function addTrackingSink(sink: TrackingSink): () => void {
  sinks.add(sink);
  return () => sinks.delete(sink);
}

/** Tells the sinks that something has happened. Never throws into the page. */
export function track(event: string, fields: TrackedEvent['fields'] = {}): void {
  for (const sink of sinks) {
    try {
      sink({ event, fields, time: Date.now() });
    } catch (error) {
      console.error(
        `nh-elements: a tracking sink threw at "${event}", so it missed it. Mend the sink.`,
        error,
      );
    }
  }
}
