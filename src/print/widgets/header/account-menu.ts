import { settings } from '../../../elements/header/account-menu/account-menu.settings';
import { message } from '../../../elements/header/account-menu/messages';
import { type Printed, printed } from '../../../page/print/printed';
import { defineWidget } from '../../../page/print/widget';
import { englishMark } from '../english-mark';
import { lineIcon, tagAround } from '../tag';

const PERSON = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5';

const { label: _label, items: _items, ...behaviour } = settings;

/** The account icon with its links. Without scripts the icon leads to the first one, and hovering shows the others. */
export const accountMenu = defineWidget({
  widgetType: 'nh-account-menu',
  settings,
  print({ label, items = [] }, context) {
    const links = items.flatMap(({ title, url }) => {
      const href = context.linkAddress(url);
      return href === undefined ? [] : [{ title, href }];
    });
    if (links.length === 0) return [];
    const icon = {
      class: 'nh-icon-button nh-account-button',
      part: 'button',
      href: links[0]?.href,
      'aria-label': label || message('account.menu'),
      lang: label ? undefined : englishMark('account.menu', context),
    };
    const list = { class: 'nh-account-list', part: 'menu' };
    return tagAround(
      'nh-account-menu',
      behaviour,
      context,
      printed('a', icon, [lineIcon(PERSON, 'icon')]),
      printed('ul', list, links.map(item)),
    );
  },
});

function item({ title, href }: { readonly title: string; readonly href: string }): Printed {
  return printed('li', {}, [printed('a', { href, part: 'item' }, [title])]);
}
