import type { MenuFile } from '../../../../../src/api/kits/files';
import { type MenuItem, menuItemAddress, menuItemTypes } from '../../../cms/menus';
import type { ExportedAddresses } from './addresses';
import type { WxrItem } from './wxr-file';

/** The documents of a kit to which menus can link, by type and slug: `page/about`. */
export type DocumentIds = ReadonlyMap<string, number>;

interface Options {
  readonly ids: DocumentIds;
  readonly addresses: ExportedAddresses;
  /** The next free id. */
  readonly nextId: () => number;
}

/** The entries of a menu as posts of the CMS, each before its children. */
export function menuPosts(menu: MenuFile, options: Options): readonly WxrItem[] {
  const posts: WxrItem[] = [];
  const add = (items: MenuFile['items'], parent: number) => {
    for (const item of items) {
      const id = options.nextId();
      posts.push(menuPost(menu, item, { id, parent, order: posts.length + 1 }, options));
      add(item.items, id);
    }
  };
  add(menu.items, 0);
  return posts;
}

function menuPost(
  { slug, name }: MenuFile,
  item: MenuFile['items'][number],
  { id, parent, order }: { readonly id: number; readonly parent: number; readonly order: number },
  { ids, addresses }: Options,
): WxrItem {
  const linked = ids.get(`${item.type}/${item.target}`);
  return {
    id,
    type: 'nav_menu_item',
    slug: `menu-item-${id}`,
    title: item.label,
    status: 'publish',
    order,
    terms: [{ taxonomy: 'nav_menu', slug, name }],
    meta: {
      _menu_item_type: linked === undefined ? 'custom' : 'post_type',
      _menu_item_menu_item_parent: String(parent),
      _menu_item_object_id: String(linked ?? id),
      _menu_item_object: linked === undefined ? 'custom' : item.type,
      _menu_item_target: '',
      // PHP's form of a list with one empty text.
      _menu_item_classes: 'a:1:{i:0;s:0:"";}',
      _menu_item_xfn: '',
      _menu_item_url: linked === undefined ? addresses.afterImport(addressOf(item)) : '',
    },
  };
}

function addressOf({ type, target }: MenuFile['items'][number]): string {
  const known = menuItemTypes.find((one): one is MenuItem['type'] => one === type);
  return known ? menuItemAddress({ type: known, target }) : target;
}
