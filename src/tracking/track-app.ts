import { attempt } from './attempt';
import { tracker } from './configure';
import { plainFields } from './plain-fields';
import { say } from './say';
import type { FieldValue, TrackedFields } from './tracked-event';

/** The details that may be told of what is done in the admin apps, in the order in which they are told. */
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

/** What may be said of something done in the admin apps. */
export type AppDetails = { readonly [Name in (typeof appDetails)[number]]?: FieldValue | null };

/** Something done in the admin apps, as it was tracked. */
export interface AppEvent {
  /** Where it was done. */
  readonly placement: string;
  /** What was done; undefined where the name has no slash. */
  readonly event: string | undefined;
  /** Absent where there is nothing to say. */
  readonly details?: TrackedFields;
}

const warned = new Set<string>();

/**
 * Tracks what is done in the admin apps, and answers with what it has sent.
 *
 * @param name `placement/event`, such as `kit-library/kit-card-click`; what follows another slash is ignored
 * @param details of these only `appDetails`, and only what is not null
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
