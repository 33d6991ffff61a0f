import type { Location, SecondaryLocation, secondaryLocations, Trigger } from './words';

/**
 * How an event of an element is tracked, declared as `tracked` in the element's contract. `npm run manifest`
 * generates the catalogue's event and the map that fills its fields; pages do not load this declaration.
 */
export interface TrackedAs {
  /**
   * The event's name in the catalogue. `placement/event` for an action that is tracked as `trackApp` does it: its
   * fields are some of `appDetails`, and it has no trigger.
   */
  readonly as: string;
  /** Default: `Click`. */
  readonly trigger?: Trigger;
  readonly location?: Location;
  /**
   * Absent although `location` is set: several parts of the location dispatch the event, so each call may
   * set its own value.
   */
  readonly secondaryLocation?: SecondaryLocation;
  /** The fields by their names in the catalogue. */
  readonly fields?: Readonly<Record<string, TrackedField>>;
  /** The detail is a `KitChoice` of this tool; `kitFields` makes the fields of it. */
  readonly kitChoice?: 'export' | 'import';
  /** Tracked only if a page has called `preventDefault()`, which means that it handles the event. */
  readonly needsHandler?: true;
}

/** The source of a field: a key of the event's detail, or one of the declarations below. */
export type TrackedField = string | DetailField | { readonly constant: string } | AbsenceField;

/** A value of the event's detail. */
export interface DetailField {
  /** The key of the detail. */
  readonly from: string;
  /** The tracked word for each option of a choice, where it differs from the option. */
  readonly words?: Readonly<Record<string, string>>;
  /**
   * The only values that the catalogue accepts: the options of the choice, or a group of
   * `secondaryLocations`. Absent: any value of the detail's type.
   */
  readonly oneOf?: 'options' | keyof typeof secondaryLocations;
  /** Not sent if the value is empty. */
  readonly optional?: true;
}

/** True if the event's detail has no value under this key. */
export interface AbsenceField {
  readonly absent: string;
}
