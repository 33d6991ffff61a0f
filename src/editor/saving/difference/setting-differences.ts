import { builderDevices } from '../../../core/breakpoints/builder-devices';
import type { Field, Fields } from '../../../core/settings';
import { listOf, objectOf } from '../../../core/settings/reading';
import { groupParts, isGroupKind } from '../../../core/settings/style/groups';
import { jsonText } from '../../../core/state/json-text';
import type { SavedSettings } from '../../../page';
import { labelOf } from '../../panel/label-of';
import { message } from './messages';
import { valueWords } from './value-words';

/** A setting that differs between two revisions. */
export interface SettingDifference {
  /** The key as it is saved: `typography_font_size_tablet`. */
  readonly key: string;
  /** The label of its control; the key for a setting of other software. */
  readonly label: string;
  /** The device for which the value is; absent for all. */
  readonly device?: string;
  /** The values in words. */
  readonly before: string;
  readonly after: string;
}

/** A setting as it is declared. */
interface Declared {
  readonly label: string;
  readonly field?: Field;
  readonly device?: string;
}

/** The key under which settings refer to variables of the site. */
const GLOBALS = '__globals__';

/** Returns the settings that differ, in the order of their declaration. */
export function settingDifferences(
  fields: Fields,
  before: SavedSettings,
  after: SavedSettings,
): readonly SettingDifference[] {
  const declared = declarationsOf(fields);
  const keys = new Set([...declared.keys(), ...Object.keys(after), ...Object.keys(before)]);
  const changed = [...keys].filter(
    (key) => key !== GLOBALS && !isSameValue(before[key], after[key]),
  );
  return [
    ...changed.flatMap((key) =>
      differences(key, declaredAs(declared, key), before[key], after[key]),
    ),
    ...variableDifferences(declared, before[GLOBALS], after[GLOBALS]),
  ];
}

/** The differences of one setting: those of each item, for a list of groups with the same number of items. */
function differences(
  key: string,
  { label, field, device }: Declared,
  before: unknown,
  after: unknown,
): readonly SettingDifference[] {
  const items = field?.kind === 'list' ? itemDifferences(key, { label, field }, before, after) : [];
  if (items.length > 0) return items;
  const words = (value: unknown) => valueWords(field, value);
  const at = device === undefined ? {} : { device };
  return [{ key, label, ...at, before: words(before), after: words(after) }];
}

function itemDifferences(
  key: string,
  { label, field }: { readonly label: string; readonly field: Extract<Field, { kind: 'list' }> },
  before: unknown,
  after: unknown,
): readonly SettingDifference[] {
  const [former, later] = [listOf(before ?? []) ?? [], listOf(after ?? []) ?? []];
  if (field.of.kind !== 'group' || former.length !== later.length) return [];
  const { fields } = field.of;
  return later.flatMap((item, index) => {
    const [one = {}, other = {}] = [objectOf(former[index]), objectOf(item)];
    return settingDifferences(fields, one, other).map((difference) => ({
      ...difference,
      key: `${key}.${index}.${difference.key}`,
      label: message('editor.difference.item', {
        label,
        number: index + 1,
        part: difference.label,
      }),
    }));
  });
}

function variableDifferences(
  declared: ReadonlyMap<string, Declared>,
  before: unknown,
  after: unknown,
): readonly SettingDifference[] {
  const [former = {}, later = {}] = [objectOf(before ?? {}), objectOf(after ?? {})];
  const keys = new Set([...Object.keys(former), ...Object.keys(later)]);
  return [...keys]
    .filter((key) => !isSameValue(former[key], later[key]))
    .flatMap((key) => {
      const { field: _, ...known } = declaredAs(declared, key);
      return differences(
        `${GLOBALS}.${key}`,
        { ...known, field: { kind: 'global' } },
        former[key],
        later[key],
      );
    });
}

/** The declarations by key; those of typography and gradients have their parts. */
function declarationsOf(fields: Fields): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const [key, field] of Object.entries(fields)) {
    const label = labelOf(field, key);
    if (!isGroupKind(field)) declared.set(key, { label, field });
    else for (const part of partsOf(key, field, label)) declared.set(...part);
  }
  return declared;
}

function partsOf(key: string, field: Field, group: string): readonly [string, Declared][] {
  const parts: Fields = isGroupKind(field) ? groupParts[field.kind] : {};
  return Object.entries(parts).map(([part, one]) => {
    const label = message('editor.difference.part', { group, label: labelOf(one, part) });
    return [`${key}_${part}`, { label, field: one }];
  });
}

/** The declaration of a saved key, which may end with a device. */
function declaredAs(declared: ReadonlyMap<string, Declared>, key: string): Declared {
  const own = declared.get(key);
  if (own) return own;
  for (const device of Object.keys(builderDevices)) {
    const found = key.endsWith(`_${device}`) && declared.get(key.slice(0, -device.length - 1));
    if (found) return { ...found, device };
  }
  return { label: key };
}

/** Whether two values of a setting are equal. A missing one and `null` are. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || jsonText(one ?? null) === jsonText(other ?? null);
