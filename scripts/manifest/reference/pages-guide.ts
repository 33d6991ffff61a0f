import type { Fields } from '../../../src/core/settings';
import { groupParts } from '../../../src/core/settings/style/groups';
import { siteSettingFields } from '../../../src/page';
import type { PageFields } from '../json-schema/page-schema';
import { withGeneratedBlocks } from './generated-blocks';
import { settingsTable } from './settings-table';

/** `docs/pages.md` with its generated table. */
export function pagesGuide(document: string, { page }: PageFields): string {
  const tables = new Map([['page settings', settingsTable(page)]]);
  return withGeneratedBlocks(document, tables, 'docs/pages.md');
}

/** `docs/page-settings.md` with its generated tables. */
export function pageSettingsGuide(
  document: string,
  { element, layout, container, section, column, widget }: PageFields,
): string {
  const tables = new Map([
    ['element settings', settingsTable(element)],
    ['layout settings', settingsTable(layout)],
    ['container settings', settingsTable(container)],
    ['section settings', settingsTable(section)],
    ['column settings', settingsTable(column)],
    ['widget settings', settingsTable(widget)],
    ['site settings', settingsTable(siteSettingFields)],
  ]);
  return withGeneratedBlocks(document, tables, 'docs/page-settings.md');
}

/** `docs/setting-values.md` with its generated table. */
export function settingValuesGuide(document: string): string {
  const table = settingsTable(groupFields(), '#kinds-of-values');
  return withGeneratedBlocks(
    document,
    new Map([['typography and gradients', table]]),
    'docs/setting-values.md',
  );
}

/** The keys that a typography and a gradient stand for, as those of `typography` and `background`. */
function groupFields(): Fields {
  const keysOf = (key: string, parts: Fields) =>
    Object.entries(parts).map(([part, field]) => [`${key}_${part}`, field] as const);
  return Object.fromEntries([
    ...keysOf('typography', groupParts.typography),
    ...keysOf('background', groupParts.gradient),
  ]);
}
