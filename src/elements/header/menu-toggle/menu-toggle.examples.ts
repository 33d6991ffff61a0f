import type { Example } from '../../../core/element/example';
import type { MenuToggleSettings } from '../../settings-types';

/** Examples of `<nh-menu-toggle>`. */
export const examples: readonly Example<MenuToggleSettings>[] = [
  {
    title: 'A menu that drops down',
    note: 'The button opens the navigation below the header. Without scripts the navigation is a list of links.',
    html: `<nh-menu-toggle settings='{ "kind": "dropdown" }'>
  <button type="button" class="menu-toggle" aria-label="Main menu">Menu</button>
  <nav aria-label="Site"><ul><li><a href="/works">Works</a></li><li><a href="/courses">Courses</a></li></ul></nav>
</nh-menu-toggle>`,
  },
  {
    title: 'A panel at the side, with sub menus',
    note: 'The navigation opens as a panel. Each sub menu has a button of its own.',
    html: `<nh-menu-toggle settings='{ "kind": "off-canvas", "submenus": "button" }'>
  <button type="button" class="menu-toggle" aria-label="Main menu">Menu</button>
  <nav aria-label="Site"><ul>
    <li class="menu-item-has-children"><a href="/works">Works</a>
      <ul class="sub-menu"><li><a href="/works/boxes">Boxes</a></li></ul></li>
    <li><a href="/courses">Courses</a></li>
  </ul></nav>
</nh-menu-toggle>`,
  },
];
