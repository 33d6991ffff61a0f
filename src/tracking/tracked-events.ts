import type { CatalogueEvents } from './catalogue/events';

/**
 * The fields of each event by its name: the events of the catalogue, and those that a site declares itself.
 *
 * ```ts
 * declare module 'nh-elements/tracking' {
 *   interface TrackedEvents { form_sent: { form: number } }
 * }
 * ```
 */
export interface TrackedEvents extends CatalogueEvents {}

/** The name of an event that may be tracked. */
export type TrackedName = keyof TrackedEvents;

/** The fields as an argument, optional if no field is required. */
export type FieldsArgument<Name extends TrackedName> = object extends TrackedEvents[Name]
  ? [fields?: TrackedEvents[Name]]
  : [fields: TrackedEvents[Name]];
