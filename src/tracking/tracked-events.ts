import type { CatalogueEvents } from './catalogue/events';

/**
 * The fields of each event by its name: those of the catalogue, and those that a site declares for names
 * of its own.
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

/** Its fields, as an argument that may be left out where none is needed. */
export type FieldsArgument<Name extends TrackedName> = object extends TrackedEvents[Name]
  ? [fields?: TrackedEvents[Name]]
  : [fields: TrackedEvents[Name]];
