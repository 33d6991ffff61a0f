import { note } from '../note';
import type { TrackedEventSource } from './tracked-events';

/** `src/tracking/element-events/admin-event-types.ts`: the types of the tracked events. */
export function eventTypesModule(sources: readonly TrackedEventSource[]): string {
  const names = new Map<string, string[]>();
  for (const { type } of sources) {
    const [, tool = '', name = ''] = /^nh-(\w+)-(.+)$/.exec(type) ?? [];
    names.set(tool, [...(names.get(tool) ?? []), name]);
  }
  const lists = [...names].map(([tool, list]) => `${tool}: '${list.join(' ')}',\n`);
  return `${note}
// Stored as short texts, because visitors' pages load them if the site configures a sink.
const names = { ${lists.join('')} };

/** The types of the admin tools' events; the code that tracks them is fetched when the first is dispatched. */
export const adminEventTypes: readonly string[] = Object.entries(names).flatMap(([tool, list]) =>
  list.split(' ').map((name) => \`nh-\${tool}-\${name}\`),
);
`;
}
