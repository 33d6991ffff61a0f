import type { Fields } from '../../../src/core/settings';
import { withGeneratedBlocks } from './generated-blocks';
import { settingsTable } from './settings-table';

/**
 * `docs/configuration.md` with its generated tables.
 *
 * @param document the present text, whose sentences outside the blocks stay
 * @param configuration the keys of a site's configuration
 * @param common the settings that every element accepts
 */
export function configurationPage(document: string, configuration: Fields, common: Fields): string {
  const tables = new Map([
    ['configuration', settingsTable(configuration)],
    ['common settings', settingsTable(common)],
  ]);
  return withGeneratedBlocks(document, tables, 'docs/configuration.md');
}
