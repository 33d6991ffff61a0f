import { wording } from '../../../core/config';

/** The names that this element itself gives to things; the site's configuration may word them anew. */
export const message = wording({
  'menu.toggle': 'Menu',
  'menu.close': 'Close menu',
  'menu.branch': 'Submenu: {item}',
});
