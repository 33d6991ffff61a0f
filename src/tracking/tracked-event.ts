/** A plain value; undefined is not sent. */
export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** The fields of an event: names and plain values. */
export type TrackedFields = Readonly<Record<string, FieldValue>>;

/** An event as sinks receive it. */
export interface TrackedEvent {
  /** A unique id, by which a receiver recognises an event that arrives twice. */
  readonly id: string;
  /** A name of the catalogue, or one of the site's own, such as `form_sent`. */
  readonly event: string;
  readonly fields: TrackedFields;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Receives events. */
export type TrackingSink = (event: TrackedEvent) => void;
