import { siteSettings } from '../../../core/config';
import { defineSettings, type ValuesOf } from '../../../core/settings';
import { headerConfig } from '../config';

/** What `account` of the site's configuration and `settings` of the account's tags may hold. */
export const accountFields = defineSettings({
  hf_account_action_type: {
    kind: 'choice',
    label: 'Logged in',
    group: 'behaviour',
    options: { menu: 'The icon opens a menu', link: 'The icon is a link' },
    doc: 'What the icon of a visitor who is logged in does; default: what the site says, else `menu`.',
  },
  hf_account_show_menu_on: {
    kind: 'choice',
    label: 'Menu opens on',
    group: 'behaviour',
    options: { click: 'Click', hover: 'Hover' },
    doc: 'On which the menu opens above the mobile break point; at it, a click always does. Default: what the site says, else `click`.',
  },
  hf_account_logout_action: {
    kind: 'choice',
    label: 'Logged out',
    group: 'behaviour',
    options: { login: 'The icon opens the log-in popup', link: 'The icon is a link' },
    // As the theme, which opens it for `login` alone.
    instead: 'link',
    doc: 'What the icon of a visitor who is not logged in does; default: what the site says, else `login`, which opens the popup.',
  },
  is_header_builder_active: {
    kind: 'toggle',
    label: 'Active',
    group: 'behaviour',
    doc: 'No leaves all to the theme; default: what the site says, else yes.',
  },
});

/** What a tag or the site says about the account, in the CMS's own words. */
export type AccountFields = ValuesOf<typeof accountFields>;

/** What the header's account does. */
export interface AccountBehaviour {
  /** The icon of a visitor who is logged in opens a menu. */
  readonly opensMenu: boolean;
  /** The menu opens on a click, not only under the pointer. */
  readonly opensOnClick: boolean;
  /** The icon of a visitor who is not logged in opens the popup. */
  readonly opensLogin: boolean;
}

/** What the account does by the settings of a tag, then the site's `account`. */
export function accountBehaviour(own: AccountFields): AccountBehaviour {
  const site = siteSettings(accountFields, 'account', headerConfig().account);
  const isActive = own.is_header_builder_active ?? site.is_header_builder_active ?? true;
  const action = own.hf_account_action_type ?? site.hf_account_action_type;
  const showOn = own.hf_account_show_menu_on ?? site.hf_account_show_menu_on;
  const logoutAction = own.hf_account_logout_action ?? site.hf_account_logout_action;
  return {
    opensMenu: isActive && action !== 'link',
    opensOnClick: showOn !== 'hover',
    opensLogin: isActive && logoutAction !== 'link',
  };
}
