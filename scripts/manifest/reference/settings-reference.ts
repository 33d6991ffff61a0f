import type { Fields } from '../../../src/core/settings';
import type { Described } from '../json-schema/settings-schema';
import { withGeneratedBlocks } from './generated-blocks';
import { settingsTable } from './settings-table';

/** `docs/elements.md` with each element's settings, and those of all, at their markers. */
export function settingsReference(
  document: string,
  elements: readonly Described[],
  common: Fields,
): string {
  const tables = [
    ...elements.map(({ tag, settings }) => [`${tag} settings`, settingsTable(settings)] as const),
    ['common settings', settingsTable(common)] as const,
  ];
  return withGeneratedBlocks(document, new Map(tables), 'docs/elements.md');
}
