import { html } from 'hono/html';
import type { ManifestElement } from './manifest';
import { detailType } from './object-type';
import type { Html } from './page';
import { code, list, referenceHeading, typeCode } from './reference-list';

type ManifestEvent = ManifestElement['events'][number];

/** An element's events, grouped by the type of `detail`. */
export function referenceEvents(id: string, events: readonly ManifestEvent[]): Html {
  if (events.length === 0) return html``;
  return html`${referenceHeading(id, 'Events')}
${[...eventsByType(events)].map(([type, alike]) => group(detailType(type), alike))}`;
}

function eventsByType(events: readonly ManifestEvent[]): Map<string, ManifestEvent[]> {
  const groups = new Map<string, ManifestEvent[]>();
  for (const event of events) {
    const { text } = event.type;
    groups.set(text, [...(groups.get(text) ?? []), event]);
  }
  return groups;
}

function group(detail: string | undefined, events: readonly ManifestEvent[]): Html {
  const entries = events.map(({ name, description }) => ({ name: code(name), description }));
  return html`<div class="site-events">
<div class="site-detail">${whose(detail, events.length)}${detail ? html` ${typeCode(detail)}` : ''}</div>
${list(entries)}
</div>`;
}

function whose(detail: string | undefined, count: number): Html {
  const events = count === 1 ? 'this event' : `these ${count} events`;
  return detail
    ? html`The <code>detail</code> of ${events}:`
    : html`There is no <code>detail</code> in ${events}.`;
}
