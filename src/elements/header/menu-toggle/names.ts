import { siteConfig } from '../../../core/config';

/** What the theme's stylesheets and markup call things (facts, header 5–13 and 37). */
export interface MenuNames {
  readonly theme: string;
  readonly isNarrow: string;
  readonly isWide: string;
  readonly drawer: string;
  readonly backdrop: string;
  /** Classes of the body while a menu of a kind is open. */
  readonly bodyOpen: { readonly dropdown: string; readonly 'off-canvas': string };
  readonly rootOffCanvas: string;
  readonly branchToggle: string;
  readonly branchOpen: string;
}

/** The names by the site's configuration. */
export function menuNames(): MenuNames {
  const { theme, themePrefix: prefix } = siteConfig();
  return {
    theme,
    isNarrow: `${prefix}-header-break-point`,
    isWide: `${prefix}-desktop`,
    drawer: `${prefix}-mobile-popup-drawer`,
    backdrop: `${prefix}-mobile-popup-overlay`,
    bodyOpen: {
      dropdown: `${prefix}-main-header-nav-open`,
      'off-canvas': `${prefix}-popup-nav-open`,
    },
    rootOffCanvas: `${prefix}-off-canvas-active`,
    branchToggle: `${prefix}-menu-toggle`,
    branchOpen: `${prefix}-submenu-expanded`,
  };
}
