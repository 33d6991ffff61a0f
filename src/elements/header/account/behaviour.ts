import * as z from 'zod/mini';
import { siteConfig } from '../../../core/config';
import { toggleSetting } from '../../../core/config/toggle-setting';

const either = <const Words extends readonly [string, string]>(words: Words) =>
  z.catch(z.optional(z.enum(words)), undefined);

/** What `account` of the site's configuration and `settings` of the account's tags may hold. */
export const accountFields = {
  /** What the icon of a visitor who is logged in does; default `menu`. */
  hf_account_action_type: either(['menu', 'link']),
  /** On which the menu opens above the mobile break point; at it, a click always does. Default `click`. */
  hf_account_show_menu_on: either(['click', 'hover']),
  /** What the icon of a visitor who is not logged in does; default `login`, which opens the popup. */
  hf_account_logout_action: either(['login', 'link']),
  /** False leaves all to the theme; default true. */
  is_header_builder_active: z.optional(toggleSetting(undefined)),
};

const AccountSchema = z.object(accountFields);

/** What a tag or the site says about the account, in the CMS's own words. */
export type AccountFields = z.output<typeof AccountSchema>;

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
  const site = AccountSchema.parse(siteConfig().account ?? {});
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
