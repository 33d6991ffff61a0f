import type { Database } from '../../../server/database';
import type { VariableKind } from '../../../src/api/pages/variable';
import { kitGlobals } from '../../../src/page';
import { type SettingSection, saveSiteSetting, siteSetting } from '../cms/site-settings';

/** A row of the kit's lists. */
export interface VariableRow {
  readonly _id: string;
  readonly title: string;
  readonly [key: string]: unknown;
}

interface Place {
  readonly section: SettingSection;
  /** The list of the theme's own variables, if there is one. */
  readonly fixed?: string;
  readonly custom: string;
  /** The type of the reference in settings: `globals/colors?id=…`. */
  readonly type: 'colors' | 'typography' | 'sizes';
  /** The keys of a row that hold its value. */
  readonly keys: RegExp;
}

/** The places of each kind of variables in the site's settings, by the page builder's names. */
export const places: Readonly<Record<VariableKind, Place>> = {
  color: {
    section: 'colors',
    fixed: 'system_colors',
    custom: 'custom_colors',
    type: 'colors',
    keys: /^color$/,
  },
  typography: {
    section: 'fonts',
    fixed: 'system_typography',
    custom: 'custom_typography',
    type: 'typography',
    keys: /^typography_\w{1,60}$/,
  },
  size: { section: 'layout', custom: 'custom_sizes', type: 'sizes', keys: /^size$/ },
};

/** The rows of a list of the kit. */
export function variableRows(
  database: Database,
  kind: VariableKind,
  list: 'fixed' | 'custom',
): readonly VariableRow[] {
  const { section, [list]: key } = places[kind];
  const rows = key === undefined ? [] : siteSetting(database, section)?.[key];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** Saves a list of the kit. */
export function saveVariableRows(
  database: Database,
  kind: VariableKind,
  list: 'fixed' | 'custom',
  rows: readonly VariableRow[],
): void {
  const { section, [list]: key } = places[kind];
  if (key === undefined) return;
  saveSiteSetting(database, section, { ...siteSetting(database, section), [key]: rows });
}

/** Whether the printer understands the value of a row. */
export function isSoundRow(kind: VariableKind, row: VariableRow): boolean {
  const { custom, type } = places[kind];
  const { [type]: read } = kitGlobals({ [custom]: [row] });
  const found: unknown = read[row._id];
  // Unlike an unset colour, a typography without any font is an empty object.
  return found !== undefined && Object.keys(row).some((key) => places[kind].keys.test(key));
}

function isRow(row: unknown): row is VariableRow {
  const { _id, title } = (row ?? {}) as Partial<VariableRow>;
  return typeof _id === 'string' && typeof title === 'string';
}
