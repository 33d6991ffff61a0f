import type { EventDeclaration, FieldsOf } from './declaration';
import {
  type checklistActions,
  checklistStepEvent,
  editorEvents,
  topBarEvents,
  widgetSectionEvents,
} from './editor';
import { kitEvents, templateEvents } from './generated';

type Prefixed<Prefix extends string, Events> = {
  readonly [Name in keyof Events & string as `${Prefix}${Name}`]: Events[Name];
};

function prefixed<const Prefix extends string, Events extends object>(
  prefix: Prefix,
  events: Events,
): Prefixed<Prefix, Events> {
  const named = Object.entries(events).map(([name, event]) => [prefix + name, event]);
  return Object.fromEntries(named);
}

/**
 * The events of the catalogue by name, except those of a checklist's steps, which have any number of names
 * (`declarationOf`).
 */
export const events = {
  ...kitEvents,
  ...templateEvents,
  ...editorEvents,
  ...prefixed('top_bar_', topBarEvents),
  ...prefixed('v1_widgets_tab_', widgetSectionEvents),
} as const;

/** The name of an event of a checklist's step. */
export type ChecklistStepName = `checklist_steps_${(typeof checklistActions)[number]}_${string}`;

/** The fields of each event of the catalogue, by its name. */
export type CatalogueEvents = {
  readonly [Name in keyof typeof events]: FieldsOf<(typeof events)[Name]>;
} & { readonly [Name in ChecklistStepName]: FieldsOf<typeof checklistStepEvent> };

const CHECKLIST_STEP = /^checklist_steps_(title|action|done|undone|upgrade)_./;

/** Returns the declaration of an event of the catalogue; undefined for a site's own event. */
export function declarationOf(name: string): EventDeclaration | undefined {
  if (CHECKLIST_STEP.test(name)) return checklistStepEvent;
  const declared: Readonly<Record<string, EventDeclaration>> = events;
  return Object.hasOwn(declared, name) ? declared[name] : undefined;
}
