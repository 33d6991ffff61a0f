import { choiceName } from './cookie';

/** What a site says of its theme; the fields of its configuration. */
export interface ThemedSite {
  readonly theme: string;
  readonly themePrefix: string;
}

/** What the theme's stylesheets and markup call things. */
export interface ThemeNames {
  /** What the names of its classes and custom properties begin with. */
  readonly prefix: string;
  /** The cookie that keeps the visitor's choice, and the channel that the tabs share. */
  readonly choice: string;
  /** The class of a body that shows a dark palette. */
  readonly darkMarker: string;
  readonly icon: string;
  readonly currentIcon: string;
  /** Selects the main logo, and neither the sticky header's nor the transparent one's. */
  readonly logo: string;
}

/** The names by the site's configuration (facts, header 26 and 37). */
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
