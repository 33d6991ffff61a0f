import type { BuilderElement } from '../../../../src/elements/kits/wire/files';
import { type DocumentFields, type DocumentType, documentPath } from '../../cms/document';
import type { Menu, MenuItem } from '../../cms/menus';
import type { KindName } from './kinds';

/** Where things of a kit are on this site, where that is elsewhere than on the one that it comes from. */
export interface Moves {
  /** The origin of that site. */
  readonly origin: string;
  /** Slugs of documents, by their type and slug there: `page/about`. */
  readonly documents: ReadonlyMap<string, string>;
  /** Slugs of menus, by their slug there. */
  readonly menus: ReadonlyMap<string, string>;
}

/** The thing of a kit with its links as they are on this site. */
export function movedItem(kind: KindName, value: object, moves: Moves): object {
  if (kind === 'document') return movedDocument(value as DocumentFields, moves);
  return kind === 'menu' ? movedMenu(value as Menu, moves) : value;
}

/** A document whose links and menus are those of this site. */
function movedDocument(document: DocumentFields, moves: Moves): DocumentFields {
  const paths = movedPaths(moves);
  return { ...document, content: document.content.map((one) => movedElement(one, moves, paths)) };
}

/** A menu whose entries lead to this site's documents. */
function movedMenu(menu: Menu, moves: Moves): Menu {
  const paths = movedPaths(moves);
  const moved = ({ label, type, target, items }: MenuItem): MenuItem => ({
    label,
    type,
    target:
      type === 'address'
        ? movedAddress(target, moves.origin, paths)
        : (moves.documents.get(`${type}/${target}`) ?? target),
    items: items.map(moved),
  });
  return { ...menu, items: menu.items.map(moved) };
}

/** The paths of documents that have moved, by those that they had. */
function movedPaths({ documents }: Moves): ReadonlyMap<string, string> {
  return new Map(
    [...documents].map(([key, to]) => {
      const at = key.indexOf('/');
      const type = key.slice(0, at) as DocumentType;
      return [documentPath({ type, slug: key.slice(at + 1) }), documentPath({ type, slug: to })];
    }),
  );
}

function movedElement(
  element: BuilderElement,
  moves: Moves,
  paths: ReadonlyMap<string, string>,
): BuilderElement {
  const { widgetType, settings, elements } = element;
  const moved = movedValue(settings, moves.origin, paths) as BuilderElement['settings'];
  const menu = widgetType === 'nav-menu' && moves.menus.get(String(moved.menu));
  return {
    ...element,
    settings: menu ? { ...moved, menu } : moved,
    elements: elements.map((inner) => movedElement(inner, moves, paths)),
  };
}

// Only whole values are addresses: within a text nothing is changed.
function movedValue(value: unknown, origin: string, paths: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return movedAddress(value, origin, paths);
  if (Array.isArray(value)) return value.map((one) => movedValue(one, origin, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, movedValue(one, origin, paths)]),
  );
}

function movedAddress(address: string, origin: string, paths: ReadonlyMap<string, string>): string {
  const isOwn = address === origin || address.startsWith(`${origin}/`);
  const isWhole = origin !== '' && isOwn && !/\s/.test(address);
  const own = isWhole ? address.slice(origin.length) || '/' : address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  const moved = paths.get(path);
  return moved === undefined ? own : moved + rest;
}
