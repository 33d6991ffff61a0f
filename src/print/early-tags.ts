/** The tags whose code loads with the page or when it is idle, wherever they are. A test compares them with the contracts. */
export const earlyTags: ReadonlySet<string> = new Set(
  'nh-account-menu nh-color-switcher nh-contact-buttons nh-contact-form nh-floating-bars nh-login-popup nh-menu-toggle nh-search-overlay'.split(
    ' ',
  ),
);
