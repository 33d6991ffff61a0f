import { newElementId, type SavedSettings } from '../../page';
import type { NodeData, PanelData } from '../data/puck-data';

type Item = Readonly<Record<string, unknown>>;

interface Nested {
  readonly settings?: SavedSettings;
  readonly panels?: readonly PanelData[];
}

interface Data {
  readonly props: object;
}

/**
 * Gives each title of nested tabs or accordions a container for its panel. A text of the item becomes a text editor in the
 * container, so that it stays on the page and can be edited in place. A panel follows its title when that is moved, and
 * goes with it.
 *
 * @param former the data before the change; without it, panels and titles belong together by their order
 * @param newId returns the id of a text editor; undefined if Puck makes one
 */
export function withPanels<T extends Data>(
  data: T,
  former: Data | null = null,
  newId: () => string | undefined = newElementId,
): T {
  const { settings = {}, panels = [] } = data.props as Nested;
  const key = listKey(settings);
  const items = itemsIn(settings, key);
  const before = former ? itemsIn((former.props as Nested).settings ?? {}, key) : items;
  const places = formerPlaces(items, before);
  const next = items.map((item, index) => panels[places[index] ?? -1] ?? panelOf(item, newId));
  // Panels beyond the last title have titles of their own: their numbers.
  const others = panels.slice(Math.max(before.length, items.length));
  const all = [...next, ...others];
  if (all.length === panels.length && all.every((panel, index) => panel === panels[index])) {
    return data;
  }
  const titles = items.map((item, index) =>
    panels[places[index] ?? -1] ? item : withoutContent(item),
  );
  return {
    ...data,
    props: { ...data.props, settings: { ...settings, [key]: titles }, panels: all },
  };
}

function listKey({ tabs, items }: SavedSettings): 'tabs' | 'items' {
  return Array.isArray(tabs) && !Array.isArray(items) ? 'tabs' : 'items';
}

function itemsIn(settings: SavedSettings, key: string): readonly Item[] {
  const items = settings[key];
  return Array.isArray(items) ? (items as readonly Item[]) : [];
}

/** Returns the former place of each item; undefined for a new one. An item that was edited keeps its place. */
function formerPlaces(
  items: readonly Item[],
  before: readonly Item[],
): readonly (number | undefined)[] {
  const left = new Map(before.map((item, index) => [index, JSON.stringify(item)]));
  const places = items.map((item) => {
    const text = JSON.stringify(item);
    const found = [...left].find(([, former]) => former === text);
    if (found) left.delete(found[0]);
    return found?.[0];
  });
  if (items.length !== before.length) return places;
  return places.map((place, index) => place ?? (left.has(index) ? index : undefined));
}

function panelOf(
  { content, tab_content: html = content }: Item,
  newId: () => string | undefined,
): PanelData {
  const isText = typeof html === 'string' && html.trim() !== '';
  return { settings: {}, elements: isText ? [textEditor(html, newId())] : [] };
}

function textEditor(editor: string, id: string | undefined): NodeData {
  const props = { ...(id !== undefined && { id }), settings: { editor } };
  return { type: 'text-editor', props: props as NodeData['props'] };
}

function withoutContent({ content: _, tab_content: __, ...item }: Item): Item {
  return item;
}
