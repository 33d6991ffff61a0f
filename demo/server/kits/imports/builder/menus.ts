import type { MenuFile } from '../../../../../src/api/kits/files';
import { ArchiveError } from '../../../../../src/elements/kits/archive';
import type { DocumentType } from '../../../cms/document';
import type { LeftOutItems } from './left-out';
import type { WxrPost } from './wxr';

/** A document that a menu can link to. */
export interface LinkedDocument {
  readonly type: DocumentType;
  readonly slug: string;
  readonly title: string;
}

/** The context in which the entries of menus are read. */
export interface MenuReading {
  /** The kit's documents, by id. */
  readonly documents: ReadonlyMap<string, LinkedDocument>;
  readonly leftOut: LeftOutItems;
  /** The file that errors name. */
  readonly file: string;
}

/** The levels of a menu. WordPress's own editor has 12. */
const MOST_LEVELS = 50;

/** The menus of a kit, from the entries that its CMS has exported. They have no position in the theme. */
export function menusOf(entries: readonly WxrPost[], reading: MenuReading): readonly MenuFile[] {
  const menus = new Map<string, { name: string; entries: WxrPost[] }>();
  for (const entry of [...entries].sort((a, b) => a.order - b.order)) {
    const term = entry.terms.find(({ taxonomy }) => taxonomy === 'nav_menu');
    if (!term) continue;
    const menu = menus.get(term.slug) ?? { name: term.name, entries: [] };
    menu.entries.push(entry);
    menus.set(term.slug, menu);
  }
  return [...menus].map(([slug, { name, entries: own }]) => ({
    slug,
    name,
    location: '',
    items: itemsOf(own, reading),
  }));
}

function itemsOf(entries: readonly WxrPost[], reading: MenuReading): MenuFile['items'] {
  const ids = new Set(entries.map(({ id }) => id));
  const children = new Map<string, WxrPost[]>();
  for (const entry of entries) {
    const parent = entry.meta.get('_menu_item_menu_item_parent') ?? '';
    const key = ids.has(parent) && parent !== entry.id ? parent : '';
    const siblings = children.get(key) ?? [];
    siblings.push(entry);
    children.set(key, siblings);
  }
  // Entries that are parents of each other are never reached.
  const below = (parent: string, level: number): MenuFile['items'] => {
    if (level > MOST_LEVELS) throw new ArchiveError('damaged', reading.file);
    return (children.get(parent) ?? []).flatMap((entry) =>
      itemOf(entry, reading, (id) => below(id, level + 1)),
    );
  };
  return below('', 1);
}

function itemOf(
  entry: WxrPost,
  { documents, leftOut }: MenuReading,
  below: (parent: string) => MenuFile['items'],
): MenuFile['items'] {
  const { id, title, meta } = entry;
  const items = below(id);
  if (meta.get('_menu_item_type') === 'custom') {
    const target = meta.get('_menu_item_url') || '#';
    return [{ label: title || target, type: 'address', target, items }];
  }
  const isDocument = meta.get('_menu_item_type') === 'post_type';
  const linked = isDocument ? documents.get(meta.get('_menu_item_object_id') ?? '') : undefined;
  if (linked) {
    return [{ label: title || linked.title, type: linked.type, target: linked.slug, items }];
  }
  leftOut.add('menu-entry', title || 'Untitled');
  return items;
}
