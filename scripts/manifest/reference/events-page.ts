import type { FoundContract } from '../../contracts';
import { withGeneratedBlocks } from './generated-blocks';
import { cell } from './settings-table';

/**
 * `docs/events.md` with the list of all events in its generated block.
 *
 * @param document the present text, whose sentences outside the block stay
 */
export function eventsPage(document: string, found: readonly FoundContract[]): string {
  return withGeneratedBlocks(document, new Map([['events', eventList(found)]]), 'docs/events.md');
}

function eventList(found: readonly FoundContract[]): string {
  const rows = found.flatMap(({ name, contract }) =>
    Object.entries(contract.events).map(
      ([event, { doc, cancelable }]) =>
        `| [\`${event}\`](elements/${name}.md#events) | ${cell(doc + (cancelable ? ' Cancelable.' : ''))} |`,
    ),
  );
  return ['| event | dispatched when |', '| --- | --- |', ...rows].join('\n');
}
