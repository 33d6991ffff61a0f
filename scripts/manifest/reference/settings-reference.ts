import type { Fields } from '../../../src/core/settings';
import type { Described } from '../json-schema/settings-schema';
import { withGeneratedBlocks } from './generated-blocks';
import { settingsTable } from './settings-table';

/** What `docs/elements.md` has tables of. */
export interface Reference {
  readonly elements: readonly Described[];
  /** The settings that every element may carry. */
  readonly common: Fields;
  /** What a site says of itself. */
  readonly configuration: Fields;
}

/** `docs/elements.md` with the tables at their markers. */
export function settingsReference(
  document: string,
  { elements, common, configuration }: Reference,
): string {
  const tables = [
    ['settings by element', elements.map(section).join('\n\n')] as const,
    ['common settings', settingsTable(common)] as const,
    ['configuration', settingsTable(configuration)] as const,
  ];
  return withGeneratedBlocks(document, new Map(tables), 'docs/elements.md');
}

function section({ tag, settings }: Described): string {
  return `### \`<${tag}>\`\n\n${settingsTable(settings)}`;
}
