import { attempt } from './attempt';
import { tracker } from './configure';
import { plainFields } from './plain-fields';
import { say } from './say';
import type { FieldValue, TrackedFields } from './tracked-event';

/**
 * The details that an action in the admin apps may be tracked with, in their order in the result.
 */
export const appDetails = [
  'layout',
  'site_part',
  'error',
  'document_name',
  'document_type',
  'view_type_clicked',
  'tag',
  'sort_direction',
  'sort_type',
  'action',
  'grid_location',
  'kit_name',
  'page_source',
  'element_position',
  'element',
  'event_type',
  'modal_type',
  'method',
  'status',
  'step',
  'item',
  'category',
  'element_location',
  'search_term',
  'section',
  'site_area',
] as const;

/** The details of an action in the admin apps. */
export type AppDetails = { readonly [Name in (typeof appDetails)[number]]?: FieldValue | null };

/** A tracked action of the admin apps. */
export interface AppEvent {
  /** The place of the action. */
  readonly placement: string;
  /** The action; undefined if the name has no slash. */
  readonly event: string | undefined;
  /** Absent without details. */
  readonly details?: TrackedFields;
}

const warned = new Set<string>();

/**
 * Tracks an action in the admin apps, and returns the tracked action.
 *
 * @param name `placement/event`, such as `kit-library/kit-card-click`; anything after a second slash is
 * ignored
 * @param details only the keys of `appDetails` with a value other than null are used
 */
export function trackApp(name: string, details: AppDetails = {}): AppEvent {
  const [placement = '', event] = String(name).split('/');
  if (event === undefined) warnOnce(placement);
  const fields = chosenDetails(placement, details);
  tracker.take(event === undefined ? placement : `${placement}/${event}`, fields);
  return { placement, event, ...(Object.keys(fields).length > 0 && { details: fields }) };
}

function chosenDetails(placement: string, details: AppDetails): TrackedFields {
  const chosen: Record<string, FieldValue> = {};
  attempt(placement, () => {
    for (const name of appDetails) {
      const value = Object.hasOwn(details, name) ? details[name] : null;
      if (value !== null) chosen[name] = value;
    }
  });
  return plainFields(chosen);
}

function warnOnce(name: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  say('warn', `nh-elements: trackApp("${name}") names no event. Write "placement/event".`);
}
