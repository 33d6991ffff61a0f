/** The button of the site's menu. */
export const OPENER = '.site-header .menu-toggle';

/** The site's menu. */
export const PANEL = '#site-menu';

/** The tag of both. */
export const MENU = 'nh-menu-toggle';
