import type { PageFields } from '../json-schema/page-schema';
import { withGeneratedBlocks } from './generated-blocks';
import { settingsTable } from './settings-table';

/**
 * `docs/pages.md` with its generated tables.
 *
 * @param document the present text, whose sentences outside the blocks stay
 */
export function pagesGuide(
  document: string,
  { page, element, layout, container, section, column, widget }: PageFields,
): string {
  const tables = new Map([
    ['page settings', settingsTable(page)],
    ['element settings', settingsTable(element)],
    ['layout settings', settingsTable(layout)],
    ['container settings', settingsTable(container)],
    ['section settings', settingsTable(section)],
    ['column settings', settingsTable(column)],
    ['widget settings', settingsTable(widget)],
  ]);
  return withGeneratedBlocks(document, tables, 'docs/pages.md');
}
