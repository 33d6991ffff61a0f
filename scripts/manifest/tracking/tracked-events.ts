import type { EventContract } from '../../../src/core/element/contract';
import type {
  DetailField,
  TrackedAs,
  TrackedField,
} from '../../../src/tracking/catalogue/tracked-as';
import { pageEvents } from '../../../src/tracking/page-events';
import { appDetails } from '../../../src/tracking/track-app';
import type { FoundContract } from '../../contracts';

const details: readonly string[] = appDetails;

/** An event with its declaration, which says how it is tracked. */
export interface TrackedEventSource {
  /** The event's type, such as `nh-template-saved`. */
  readonly type: string;
  readonly event: EventContract;
  readonly tracked: TrackedAs;
}

/** The tracked events of pages and of all contracts; an event that several elements dispatch is one. */
export function trackedEvents(found: readonly FoundContract[]): TrackedEventSource[] {
  const sources = new Map<string, TrackedEventSource>();
  const declared = [pageEvents, ...found.map(({ contract }) => contract.events)];
  for (const [type, event] of declared.flatMap((events) => Object.entries<EventContract>(events))) {
    const { tracked } = event;
    if (!tracked) continue;
    const known = sources.get(type);
    if (known && known.tracked !== tracked) {
      throw new Error(`Two contracts track "${type}" differently. Share one declaration.`);
    }
    checkKeys(type, event, tracked);
    sources.set(type, { type, event, tracked });
  }
  return [...sources.values()];
}

/** True for an event of the template library; the others belong to the kit tools, or to both libraries. */
export function isTemplateEvent(type: string): boolean {
  return type.startsWith('nh-template-');
}

/** True for an action that is tracked as `trackApp` does it. */
export function isAppEvent({ as }: TrackedAs): boolean {
  return as.includes('/');
}

/** The fields of an event, with their declarations. */
export function fieldsOf({ fields = {} }: TrackedAs): [name: string, field: TrackedField][] {
  return Object.entries(fields);
}

/** A field that takes a value of the detail, in its long form; undefined for the other kinds. */
export function detailField(field: TrackedField): DetailField | undefined {
  if (typeof field === 'string') return { from: field };
  return 'from' in field ? field : undefined;
}

/** The keys of the detail that are tracked. */
export function trackedKeys(tracked: TrackedAs): string[] {
  const keys = fieldsOf(tracked).flatMap(([, field]) => {
    if (typeof field === 'object' && 'absent' in field) return [field.absent];
    return detailField(field)?.from ?? [];
  });
  return [...new Set(keys)];
}

function checkKeys(type: string, { detail }: EventContract, tracked: TrackedAs): void {
  const unknown = Object.keys(tracked.fields ?? {}).filter((name) => !details.includes(name));
  if (isAppEvent(tracked) && unknown.length > 0) {
    throw new Error(`"${type}" tracks ${unknown.join(', ')}. Use names of \`appDetails\`.`);
  }
  const missing = trackedKeys(tracked).filter((key) => !Object.hasOwn(detail, key));
  if (missing.length === 0) return;
  throw new Error(
    `"${type}" tracks ${missing.join(', ')}, which its detail lacks. Correct "tracked".`,
  );
}
