import { siteConfig } from '../../../core/config';

/** The two parts of a menu button. */
export interface MenuParts {
  readonly trigger: HTMLElement;
  readonly list: HTMLElement;
}

/** The theme's icon and the account's menu; undefined where there is no menu to open. */
export function menuParts(host: ParentNode): MenuParts | undefined {
  const { themePrefix: prefix } = siteConfig();
  const list =
    host.querySelector<HTMLElement>(`.${prefix}-account-nav-menu`) ?? host.querySelector('ul');
  const trigger =
    host.querySelector<HTMLElement>(`.${prefix}-header-account-link`) ??
    host.querySelector('a, button');
  return list && trigger && !list.contains(trigger) ? { trigger, list } : undefined;
}

/** True if both have the same nodes. */
export function areSame(one?: MenuParts, other?: MenuParts): boolean {
  return one?.trigger === other?.trigger && one?.list === other?.list;
}

/** The links of a menu, in the order of the arrow keys. */
export function menuItems(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a, button')];
}
