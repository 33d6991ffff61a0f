import { choiceName } from './cookie';

/** The fields of the site's configuration that name its theme. */
export interface ThemedSite {
  readonly theme: string;
  readonly themePrefix: string;
}

/** The names in the theme's stylesheets and markup. */
export interface ThemeNames {
  /** The prefix of the theme's classes and custom properties. */
  readonly prefix: string;
  /** The name of the choice's cookie, and of the channel that the tabs share. */
  readonly choice: string;
  /** The class of the body while it shows a dark palette. */
  readonly darkMarker: string;
  readonly icon: string;
  readonly currentIcon: string;
  /** Selects the main logo, but not those of the sticky and the transparent header. */
  readonly logo: string;
}

/**
 * Returns the names for the site's configuration (docs/compatibility/header.md#logo and
 * docs/compatibility/header.md#names-in-the-page).
 */
export function themeNames({ theme, themePrefix: prefix }: ThemedSite): ThemeNames {
  const other = `.sticky-custom-logo, .transparent-custom-logo, .${prefix}-sticky-header-logo`;
  return {
    prefix,
    choice: choiceName(theme),
    darkMarker: `${theme}-dark-mode-enable`,
    icon: `${prefix}-switcher-icon`,
    currentIcon: `${prefix}-current`,
    logo: `:is(.custom-logo-link, .site-logo-img) img:not(${other}, :is(${other}) *)`,
  };
}
