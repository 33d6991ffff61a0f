/** A plain value; what is undefined is not sent. */
export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** Names and plain values that say more about an event. */
export type TrackedFields = Readonly<Record<string, FieldValue>>;

/** Something that has happened, as sinks get it. */
export interface TrackedEvent {
  /** Its own: who gets an event twice knows it by this. */
  readonly id: string;
  /** What happened: a name of the catalogue, or one of the site's own, such as `form_sent`. */
  readonly event: string;
  readonly fields: TrackedFields;
  /** When it happened: milliseconds since 1970. */
  readonly time: number;
}

/** Takes events to wherever the site wants them. */
export type TrackingSink = (event: TrackedEvent) => void;
