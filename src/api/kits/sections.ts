/**
 * The sections that the kit tools have labels for, by part and in display order. Other sections of a server
 * are shown with the server's titles.
 */
export const sectionKeys = {
  content: ['pages', 'posts', 'menus', 'customPostTypes', 'taxonomies'],
  templates: [
    'saved',
    'headers',
    'footers',
    'archives',
    'singlePosts',
    'singlePages',
    'searchResults',
    'error404',
    'popups',
    'globalWidgets',
  ],
  settings: [
    'colors',
    'fonts',
    'themeStyle',
    'layout',
    'lightbox',
    'background',
    'customFonts',
    'icons',
    'code',
  ],
  plugins: ['plugins'],
} as const;

/**
 * The sections of settings by the page builder's switches. When `themeStyleSettings` is off, its import leaves out all
 * settings that begin with `body_`, so the background is among them. Other sections have no place in its kits.
 */
export const builderSwitches = {
  globalColors: ['colors'],
  globalFonts: ['fonts'],
  themeStyleSettings: ['themeStyle', 'background'],
  generalSettings: ['layout', 'lightbox'],
} as const;

/** The sections of templates by the page builder's `doc_type`: the default of a server's `exportGroups`. */
export const templateGroups: Readonly<Record<string, string>> = {
  section: 'saved',
  page: 'saved',
  container: 'saved',
  header: 'headers',
  footer: 'footers',
  archive: 'archives',
  'single-post': 'singlePosts',
  'single-page': 'singlePages',
  'search-results': 'searchResults',
  'error-404': 'error404',
  popup: 'popups',
  widget: 'globalWidgets',
};
