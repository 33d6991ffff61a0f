import type { TrackedField } from '../../../src/tracking/catalogue/tracked-as';
import { note } from '../note';
import { detailType } from '../type-text';
import { optionsOf } from './declarations';
import {
  detailField,
  fieldsOf,
  isTemplateEvent,
  type TrackedEventSource,
  trackedKeys,
} from './tracked-events';

/** `src/tracking/element-events/generated.ts`: which catalogue event each event of the admin tools is tracked as. */
export function eventMapModule(sources: readonly TrackedEventSource[]): string {
  const kits = sources.filter(({ type }) => !isTemplateEvent(type));
  const templates = sources.filter(({ type }) => isTemplateEvent(type));
  return `${note}import type { KitChoice } from '../kits/kit-choice';
import { kitFields } from '../kits/kit-fields';
import type { EventMap } from '../track-events';

/** The events of the kit tools and of both libraries, by type. */
export interface KitEvents {${kits.map(eventType).join('')}}

/** The events of the template library, by type. */
export interface TemplateEvents {${templates.map(eventType).join('')}}

/** The tracked fields of each event of the kit tools. */
export const kitEventMap: Required<EventMap<KitEvents>> = {${kits.map(entry).join(',')}};

/** The tracked fields of each event of the template library. */
export const templateEventMap: Required<EventMap<TemplateEvents>> = {${templates.map(entry).join(',')}};
`;
}

function eventType({ type, event, tracked }: TrackedEventSource): string {
  const isEmpty = Object.keys(event.detail).length === 0;
  const detail = tracked.kitChoice ? 'KitChoice' : isEmpty ? 'unknown' : detailType(event.detail);
  return `\n/** ${event.doc} */\nreadonly '${type}': CustomEvent<${detail}>;`;
}

function entry(source: TrackedEventSource): string {
  const { type, tracked } = source;
  const { as, kitChoice, needsHandler } = tracked;
  if (kitChoice) {
    return `'${type}': ({ detail }) => ['${as}', kitFields('${kitChoice}', detail)]`;
  }
  const keys = trackedKeys(tracked);
  const read = [
    ...(keys.length > 0 ? [`detail: { ${keys.join(', ')} }`] : []),
    ...(needsHandler ? ['defaultPrevented'] : []),
  ];
  const fields = fieldsOf(tracked).map(([name, field]) => property(name, field, source));
  const call = `['${as}'${fields.length > 0 ? `, { ${fields.join(', ')} }` : ''}]`;
  const parameter = read.length > 0 ? `{ ${read.join(', ')} }` : '';
  return `'${type}': (${parameter}) => ${needsHandler ? `defaultPrevented ? ${call} : undefined` : call}`;
}

function property(name: string, field: TrackedField, source: TrackedEventSource): string {
  if (typeof field === 'object' && 'constant' in field) return `${name}: '${field.constant}'`;
  if (typeof field === 'object' && 'absent' in field) return `${name}: !${field.absent}`;
  const { from, words, optional } = detailField(field) ?? { from: name };
  if (optional) return `...(${from} && { ${name}: ${from} })`;
  if (words) return `${name}: ${wordOf(from, words, source)}`;
  return name === from ? name : `${name}: ${from}`;
}

/** The word for an option: `({ skip: "don't apply" } as const)[result]`. */
function wordOf(
  from: string,
  words: Readonly<Record<string, string>>,
  { event }: TrackedEventSource,
): string {
  const options = optionsOf(event.detail[from]);
  const all = Object.fromEntries(options.map((option) => [option, words[option] ?? option]));
  return `(${JSON.stringify(all)} as const)[${from}]`;
}
