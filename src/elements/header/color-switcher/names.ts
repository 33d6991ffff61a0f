import { siteConfig } from '../../../core/config';

/** What the theme's stylesheets and markup call things. */
export interface ThemeNames {
  /** The class of a body that shows a dark palette. */
  readonly darkMarker: string;
  readonly icon: string;
  readonly currentIcon: string;
  readonly animated: string;
  /** Selects the main logo, and neither the sticky header's nor the transparent one's. */
  readonly logo: string;
}

/** The names by the site's configuration (facts, header 26 and 37). */
export function themeNames(): ThemeNames {
  const { theme, themePrefix: prefix } = siteConfig();
  const other = `.sticky-custom-logo, .transparent-custom-logo, .${prefix}-sticky-header-logo`;
  return {
    darkMarker: `${theme}-dark-mode-enable`,
    icon: `${prefix}-switcher-icon`,
    currentIcon: `${prefix}-current`,
    animated: `${prefix}-animate`,
    logo: `:is(.custom-logo-link, .site-logo-img) img:not(:is(${other}), :is(${other}) *)`,
  };
}
