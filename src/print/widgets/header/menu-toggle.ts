import { defineSettings } from '../../../core/settings';
import { settings } from '../../../elements/header/menu-toggle/menu-toggle.settings';
import { message } from '../../../elements/header/menu-toggle/messages';
import { navMenu } from '../../../page/blocks/nav-menu';
import { type Printed, printed } from '../../../page/print/printed';
import type { SiteLink } from '../../../page/print/site-data';
import { defineWidget, type WidgetContext } from '../../../page/print/widget';
import { englishMark } from '../english-mark';
import { lineIcon, tagAround } from '../tag';

const BARS = 'M4 7h16M4 12h16M4 17h16';

const { menu, menu_name } = navMenu.settings;

const { label: _label, ...behaviour } = settings;

/** A menu of the site, which a button opens in narrow windows. Without scripts the links show. */
export const menuToggle = defineWidget({
  widgetType: 'nh-menu-toggle',
  settings: { ...settings, ...defineSettings({ menu, menu_name }) },
  needs: ({ menu: slug }) => [{ kind: 'menu', slug }],
  print({ menu: slug, menu_name: name, label }, context) {
    const links = context.answer({ kind: 'menu', slug });
    if (!links?.length) return [];
    const button = {
      type: 'button',
      class: 'nh-icon-button nh-menu-button',
      part: 'button',
      'aria-expanded': 'false',
      'aria-label': label || message('menu.toggle'),
      lang: label ? undefined : englishMark('menu.toggle', context),
    };
    const list = itemList(links, context, 'nh-menu-bar');
    return tagAround(
      'nh-menu-toggle',
      behaviour,
      context,
      printed('button', button, [lineIcon(BARS, 'icon')]),
      printed('nav', { class: 'nh-menu', 'aria-label': name || undefined }, [list]),
    );
  },
});

function itemList(links: readonly SiteLink[], context: WidgetContext, className: string): Printed {
  const items = links.map(({ title, url, isCurrent, children = [] }) => {
    const href = context.linkAddress(url);
    const link = { href, 'aria-current': isCurrent ? 'page' : undefined };
    const name = href ? printed('a', link, [title]) : printed('span', {}, [title]);
    if (children.length === 0) return printed('li', {}, [name]);
    const below = itemList(children, context, 'nh-submenu sub-menu');
    return printed('li', {}, [name, branchButton(title), below]);
  });
  return printed('ul', { class: className, role: 'list' }, items);
}

/** The button that opens a submenu. The controller would add one, which would move what follows. */
function branchButton(title: string): Printed {
  return printed('button', {
    type: 'button',
    class: 'nh-menu-branch',
    'aria-expanded': 'false',
    'aria-label': message('menu.branch', { item: title }),
  });
}
