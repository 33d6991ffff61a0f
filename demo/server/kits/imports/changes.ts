import type { Conflict } from '../../../../src/api/kits/import';
import type { BuilderElement } from '../../../../src/page';
import type { MenuItem } from '../../cms/menus';

/** The number of characters of a field that a diff shows. */
const LONGEST = 4000;

/** Fields that are not part of an item's content. */
const unshown: ReadonlySet<string> = new Set(['id', 'created', 'edited', 'author', 'type', 'slug']);

/** The fields in which an item on the site differs from the kit's, as readable texts. */
export function changesBetween(site: object, kit: object): Conflict['changes'] {
  const [ours, theirs] = [fieldsOf(site), fieldsOf(kit)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((field) => ({
      field,
      site: ours.get(field) ?? '',
      kit: theirs.get(field) ?? '',
    }))
    .filter((change) => change.site !== change.kit);
}

function fieldsOf(thing: object): ReadonlyMap<string, string> {
  const shown = Object.entries(thing).filter(([field]) => !unshown.has(field));
  return new Map(
    shown.map(([field, value]) => [field, readableText(field, value).slice(0, LONGEST)]),
  );
}

function readableText(field: string, value: unknown): string {
  if (field === 'content') return elementLines(value as readonly BuilderElement[]).join('\n');
  if (field === 'items') return menuLines(value as readonly MenuItem[]).join('\n');
  return plain(value);
}

function elementLines(elements: readonly BuilderElement[], indent = ''): string[] {
  return elements.flatMap(({ elType, widgetType, settings, elements: inner }) => [
    `${indent}${widgetType ?? elType}${settingsText(settings)}`,
    ...elementLines(inner, `${indent}  `),
  ]);
}

function settingsText(settings: BuilderElement['settings']): string {
  const texts = Object.entries(settings).map(([name, value]) => `${name}: ${plain(value)}`);
  return texts.length > 0 ? ` (${texts.join(', ')})` : '';
}

function menuLines(items: readonly MenuItem[], indent = ''): string[] {
  return items.flatMap(({ label, type, target, items: inner }) => [
    `${indent}${label} → ${type === 'address' ? target : `${type} ${target}`}`,
    ...menuLines(inner, `${indent}  `),
  ]);
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value, undefined, 1).replace(/\n\s*/g, ' ');
}
