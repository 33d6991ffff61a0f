import { siteConfig } from '../../../core/config';

/**
 * The names in the theme's stylesheets and markup (docs/compatibility/header.md#menu-toggle and
 * docs/compatibility/header.md#names-in-the-page).
 */
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
  /** The class of an item whose submenu is open in a menu bar. */
  readonly barOpen: string;
}

/** Returns the names for the site's configuration. */
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
    barOpen: `${prefix}-menu-hover`,
  };
}
