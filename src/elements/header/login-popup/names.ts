import { siteConfig } from '../../../core/config';

/**
 * Selectors of the theme's markup (docs/compatibility/header.md#account and
 * docs/compatibility/header.md#log-in-popup).
 */
export interface LoginNames {
  /** Selects the icons of logged-out visitors. */
  readonly opener: string;
  /** Selects the theme's own close button. */
  readonly close: string;
  /** Selects the theme's own backdrop. */
  readonly backdrop: string;
  /** Selects the box that the theme shows with the class `show`. */
  readonly wrapper: string;
}

/** Returns the selectors for the site's configuration. */
export function loginNames(): LoginNames {
  const { themePrefix: prefix } = siteConfig();
  return {
    opener: `.${prefix}-account-action-login, [data-nh-login]`,
    close: `.${prefix}-hb-login-close, [data-nh-login-close]`,
    backdrop: `.${prefix}-hb-account-login-bg`,
    wrapper: `.${prefix}-hb-account-login-wrapper`,
  };
}
