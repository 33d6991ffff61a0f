import type { BuilderElement } from '../../../../src/page';
import { type DocumentFields, type DocumentType, documentPath } from '../../cms/document';
import type { FrontPage } from '../../cms/front-page';
import { mediaPath } from '../../cms/media';
import type { Menu, MenuItem } from '../../cms/menus';
import { withPaths } from './json-paths';
import type { KindName } from './kinds';
import { withAddresses } from './pictures/addresses';

/** The new addresses of a kit's items on this site. */
export interface NewAddresses {
  /** The origin of the kit's site. */
  readonly origin: string;
  /** New slugs of documents, by type and original slug: `page/about`. */
  readonly documents: ReadonlyMap<string, string>;
  /** New slugs of menus, by original slug. */
  readonly menus: ReadonlyMap<string, string>;
  /** The file names of stored pictures, by original address. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Changes the links of a kit's items to this site's addresses. The new paths are computed once, for all items. */
export class Relinker {
  readonly #newAddresses: NewAddresses;
  readonly #paths: ReadonlyMap<string, string>;

  constructor(newAddresses: NewAddresses) {
    this.#newAddresses = newAddresses;
    this.#paths = newPathsOf(newAddresses);
  }

  /** An item with its links changed. */
  item(kind: KindName, value: object): object {
    if (kind === 'document') return this.#document(value as DocumentFields);
    if (kind === 'front') return { page: this.page((value as FrontPage).page) };
    return kind === 'menu' ? this.#menu(value as Menu) : value;
  }

  /**
   * The elements of a document, as JSON, with their links changed.
   *
   * @returns undefined if more than links to documents changes: menus and pictures are changed in the parsed elements
   */
  elements(json: string): string | undefined {
    if (!this.#changesPathsOnly) return undefined;
    return this.#paths.size === 0 ? json : withPaths(json, this.#paths, (text) => this.#text(text));
  }

  /**
   * Whether the elements of a document stay as they are.
   *
   * @param links the paths of documents in them
   */
  keeps(links: readonly string[]): boolean {
    return this.#changesPathsOnly && !links.some((path) => this.#paths.has(path));
  }

  get #changesPathsOnly(): boolean {
    const { origin, menus, pictures } = this.#newAddresses;
    return origin === '' && menus.size === 0 && pictures.size === 0;
  }

  #text(text: string): string {
    return withAddresses(text, (address) => this.#address(address));
  }

  #document(document: DocumentFields): DocumentFields {
    const { content, parent } = document;
    return {
      ...document,
      ...(parent && { parent: this.page(parent) }),
      content: content.map((one) => this.#element(one)),
    };
  }

  /** The slug of a page on this site. */
  page(slug: string): string {
    return this.#newAddresses.documents.get(`page/${slug}`) ?? slug;
  }

  #menu(menu: Menu): Menu {
    return { ...menu, items: menu.items.map((item) => this.#menuItem(item)) };
  }

  #menuItem({ label, type, target, items }: MenuItem): MenuItem {
    return {
      label,
      type,
      target:
        type === 'address'
          ? this.#address(target)
          : (this.#newAddresses.documents.get(`${type}/${target}`) ?? target),
      items: items.map((item) => this.#menuItem(item)),
    };
  }

  #element(element: BuilderElement): BuilderElement {
    const { widgetType, settings, elements } = element;
    const moved = this.#value(settings) as BuilderElement['settings'];
    const menu = widgetType === 'nav-menu' && this.#newAddresses.menus.get(String(moved.menu));
    return {
      ...element,
      settings: menu ? { ...moved, menu } : moved,
      elements: elements.map((inner) => this.#element(inner)),
    };
  }

  // Changes strings that are addresses, and the addresses in markup. Addresses inside other texts stay.
  #value(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (Array.isArray(value)) return value.map((one) => this.#value(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#value(one)]));
  }

  #address(address: string): string {
    const { origin, pictures } = this.#newAddresses;
    const picture = pictures.get(address);
    if (picture !== undefined) return mediaPath(picture);
    const isOwn = address === origin || address.startsWith(`${origin}/`);
    const isWhole = origin !== '' && isOwn && !/\s/.test(address);
    const own = isWhole ? address.slice(origin.length) || '/' : address;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
    const moved = this.#paths.get(path);
    return moved === undefined ? own : moved + rest;
  }
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
