import type { BuilderElement } from '../../../../src/page';
import { type DocumentFields, type DocumentType, documentPath } from '../../cms/document';
import type { Menu, MenuItem } from '../../cms/menus';
import type { KindName } from './kinds';

/** The new addresses of a kit's items on this site. */
export interface NewAddresses {
  /** The origin of the kit's site. */
  readonly origin: string;
  /** New slugs of documents, by type and original slug: `page/about`. */
  readonly documents: ReadonlyMap<string, string>;
  /** New slugs of menus, by original slug. */
  readonly menus: ReadonlyMap<string, string>;
}

/** A kit's item with its links changed to this site's addresses. */
export function relinkedItem(kind: KindName, value: object, newAddresses: NewAddresses): object {
  if (kind === 'document') return relinkedDocument(value as DocumentFields, newAddresses);
  return kind === 'menu' ? relinkedMenu(value as Menu, newAddresses) : value;
}

/** A document with links and menus of this site. */
function relinkedDocument(document: DocumentFields, newAddresses: NewAddresses): DocumentFields {
  const paths = newPathsOf(newAddresses);
  return {
    ...document,
    content: document.content.map((one) => relinkedElement(one, newAddresses, paths)),
  };
}

/** A menu with links to this site's documents. */
function relinkedMenu(menu: Menu, newAddresses: NewAddresses): Menu {
  const paths = newPathsOf(newAddresses);
  const moved = ({ label, type, target, items }: MenuItem): MenuItem => ({
    label,
    type,
    target:
      type === 'address'
        ? relinkedAddress(target, newAddresses.origin, paths)
        : (newAddresses.documents.get(`${type}/${target}`) ?? target),
    items: items.map(moved),
  });
  return { ...menu, items: menu.items.map(moved) };
}

/** New paths of renamed documents, by original path. */
function newPathsOf({ documents }: NewAddresses): ReadonlyMap<string, string> {
  return new Map(
    [...documents].map(([key, to]) => {
      const at = key.indexOf('/');
      const type = key.slice(0, at) as DocumentType;
      return [documentPath({ type, slug: key.slice(at + 1) }), documentPath({ type, slug: to })];
    }),
  );
}

function relinkedElement(
  element: BuilderElement,
  newAddresses: NewAddresses,
  paths: ReadonlyMap<string, string>,
): BuilderElement {
  const { widgetType, settings, elements } = element;
  const moved = relinkedValue(settings, newAddresses.origin, paths) as BuilderElement['settings'];
  const menu = widgetType === 'nav-menu' && newAddresses.menus.get(String(moved.menu));
  return {
    ...element,
    settings: menu ? { ...moved, menu } : moved,
    elements: elements.map((inner) => relinkedElement(inner, newAddresses, paths)),
  };
}

// Changes only strings that are addresses. Addresses inside longer texts stay.
function relinkedValue(
  value: unknown,
  origin: string,
  paths: ReadonlyMap<string, string>,
): unknown {
  if (typeof value === 'string') return relinkedAddress(value, origin, paths);
  if (Array.isArray(value)) return value.map((one) => relinkedValue(one, origin, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, relinkedValue(one, origin, paths)]),
  );
}

function relinkedAddress(
  address: string,
  origin: string,
  paths: ReadonlyMap<string, string>,
): string {
  const isOwn = address === origin || address.startsWith(`${origin}/`);
  const isWhole = origin !== '' && isOwn && !/\s/.test(address);
  const own = isWhole ? address.slice(origin.length) || '/' : address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  const moved = paths.get(path);
  return moved === undefined ? own : moved + rest;
}
