import { siteConfig } from '../../../core/config';

/** What the theme's markup calls things (facts, header 15 and 20). */
export interface LoginNames {
  /** Selects the icons of a visitor who is not logged in. */
  readonly opener: string;
  /** Selects the theme's own close button. */
  readonly close: string;
  /** Selects the theme's own backdrop. */
  readonly backdrop: string;
  /** Selects the box that the theme shows by the class `show`. */
  readonly wrapper: string;
}

/** The names by the site's configuration. */
export function loginNames(): LoginNames {
  const { themePrefix: prefix } = siteConfig();
  return {
    opener: `.${prefix}-account-action-login, [data-nh-login]`,
    close: `.${prefix}-hb-login-close, [data-nh-login-close]`,
    backdrop: `.${prefix}-hb-account-login-bg`,
    wrapper: `.${prefix}-hb-account-login-wrapper`,
  };
}
