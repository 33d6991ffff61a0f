import { siteSettings } from '../../../core/config';
import { defineSettings, type ValuesOf } from '../../../core/settings';
import { headerConfig } from '../config';

/** The keys of `account` in the site's configuration and of `settings` of the account's tags. */
export const accountFields = defineSettings({
  hf_account_action_type: {
    kind: 'choice',
    label: 'Logged-in action',
    group: 'behaviour',
    options: { menu: 'Menu', link: 'Link' },
    doc: 'Action of the account icon for logged-in visitors: open the menu, or follow the link. Default: the site’s `account`, else `menu`.',
  },
  hf_account_show_menu_on: {
    kind: 'choice',
    label: 'Show menu on',
    group: 'behaviour',
    options: { click: 'Click', hover: 'Hover' },
    shownIf: { hf_account_action_type: ['', 'menu'] },
    doc: 'How the menu opens in viewports wider than the menu breakpoint: on a click or on hover. In narrower viewports a click opens it. Default: the site’s `account`, else `click`.',
  },
  hf_account_logout_action: {
    kind: 'choice',
    label: 'Logged-out action',
    group: 'behaviour',
    options: { login: 'Login popup', link: 'Link' },
    // Like the theme, which opens the popup only for `login`.
    instead: 'link',
    doc: 'Action of the account icon for logged-out visitors: open the login popup, or follow the link. Default: the site’s `account`, else `login`.',
  },
  is_header_builder_active: {
    kind: 'toggle',
    label: 'Header builder active',
    group: 'behaviour',
    doc: 'Turns on the account menu and the login popup. If off, the theme’s own script handles the icon. Default: the site’s `account`, else on.',
  },
});

/** The key of the menu alone, in `account` of the site's configuration and in the tag's `settings`. */
export const mobileField = defineSettings({
  mobile: {
    kind: 'choice',
    label: 'Mobile menu',
    group: 'behaviour',
    options: { click: 'Opens on click', shown: 'Always shown' },
    doc: 'Behaviour of the menu in viewports up to the menu breakpoint: it opens on a click, or is always shown. Default: the site’s `account`, else `click`.',
  },
});

const siteFields = defineSettings({ ...accountFields, ...mobileField });

/** The account settings of a tag or the site, under the CMS's own names. */
export type AccountFields = ValuesOf<typeof accountFields>;

/** The behaviour of the account icon in the header. */
export interface AccountBehaviour {
  /** For logged-in visitors, the icon opens a menu. */
  readonly opensMenu: boolean;
  /** The menu opens on a click, not only on hover. */
  readonly opensOnClick: boolean;
  /** The menu is always shown up to the menu breakpoint. */
  readonly isShownOnMobile: boolean;
  /** For logged-out visitors, the icon opens the popup. */
  readonly opensLogin: boolean;
}

/** Returns the behaviour that the settings of a tag select. Missing keys fall back to the site's `account`. */
export function accountBehaviour(
  own: AccountFields & ValuesOf<typeof mobileField>,
): AccountBehaviour {
  const site = siteSettings(siteFields, 'account', headerConfig().account);
  const isActive = own.is_header_builder_active ?? site.is_header_builder_active ?? true;
  const action = own.hf_account_action_type ?? site.hf_account_action_type;
  const showOn = own.hf_account_show_menu_on ?? site.hf_account_show_menu_on;
  const logoutAction = own.hf_account_logout_action ?? site.hf_account_logout_action;
  return {
    opensMenu: isActive && action !== 'link',
    opensOnClick: showOn !== 'hover',
    isShownOnMobile: (own.mobile ?? site.mobile) === 'shown',
    opensLogin: isActive && logoutAction !== 'link',
  };
}
