import type { Field, Fields } from '../../../core/settings';
import type { SavedSettings } from '../../../page';

/** The way to a text in the settings of a node: its key, or the list, the number of the item, and the key in the item. */
export type TextPlace =
  | readonly [key: string]
  | readonly [list: string, index: number, key: string];

/** Keys of texts that are HTML: in place, they are edited with their markup or not at all. */
const htmlKeys: ReadonlySet<string> = new Set(['editor', 'tab_content']);

/** Returns the settings with another text. An item keeps the rest of its keys. */
export function withText(settings: SavedSettings, place: TextPlace, text: string): SavedSettings {
  const [key, index, itemKey] = place;
  if (index === undefined || itemKey === undefined) return { ...settings, [key]: text };
  return withItem(settings, [key, index], (item) => ({ ...item, [itemKey]: text }));
}

/** Returns the settings with a changed item of a list. */
export function withItem(
  settings: SavedSettings,
  [list, index]: readonly [list: string, index: number],
  change: (item: SavedSettings) => SavedSettings,
): SavedSettings {
  const value = settings[list];
  const next = (item: unknown, at: number) => (at === index ? change(Object(item)) : item);
  if (Array.isArray(value)) return { ...settings, [list]: value.map(next) };
  // Some exports have an object with numbers as keys.
  const items = Object.entries(Object(value)).map(([key, item], at) => [key, next(item, at)]);
  return { ...settings, [list]: Object.fromEntries(items) };
}

/** Returns the items of a list, which may be saved as an object with numbers as keys. */
export function itemsIn(settings: SavedSettings, list: string): readonly SavedSettings[] {
  return Object.values(Object(settings[list])).map(Object);
}

/** Returns the places of the settings and items whose whole value is a text. */
export function placesOf(text: string, fields: Fields, settings: SavedSettings): TextPlace[] {
  const own = keyOf(text, fields, settings);
  const items = shownLists(fields, settings).flatMap(([list, itemFields]) =>
    itemsIn(settings, list).flatMap((item, index): TextPlace[] => {
      const key = keyOf(text, itemFields, item);
      return key === undefined ? [] : [[list, index, key]];
    }),
  );
  return own === undefined ? items : [[own], ...items];
}

function keyOf(text: string, fields: Fields, settings: SavedSettings): string | undefined {
  return Object.keys(fields).find((name) => {
    const value = settings[name];
    const isPlain = fields[name]?.kind === 'text' && !htmlKeys.has(name);
    return isPlain && typeof value === 'string' && value.trim() === text;
  });
}

/** Returns the lists of groups with the fields of their items. Of two lists of items, the printer takes ours if it has any. */
function shownLists(fields: Fields, settings: SavedSettings): [list: string, Fields][] {
  const hidden = fields.tabs && itemsIn(settings, 'items').length > 0 ? 'tabs' : undefined;
  return Object.entries(fields).flatMap(([key, field]): [string, Fields][] => {
    const itemFields = key === hidden ? undefined : fieldsOfItems(field);
    return itemFields ? [[key, itemFields]] : [];
  });
}

function fieldsOfItems(field: Field): Fields | undefined {
  return field.kind === 'list' && field.of.kind === 'group' ? field.of.fields : undefined;
}
