/**
 * The sections that the kit tools know by themselves, by part, in the order in which they are offered. A
 * server may have others: they are offered by the titles that it gives.
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

/** The sections of templates by the page builder's `doc_type`: what a server's `exportGroups` begin with. */
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
