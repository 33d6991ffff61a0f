/** The widgets of WordPress that have no script, or one that its own handle brings. */
const ofWordPress = [
  'archives',
  'block',
  'calendar',
  'categories',
  'custom_html',
  'media_gallery',
  'media_image',
  'media_video',
  'meta',
  'nav_menu',
  'pages',
  'recent-comments',
  'recent-posts',
  'rss',
  'search',
  'tag_cloud',
  'text',
];

/**
 * The builder's widgets that need no script, besides those that are blocks of ours
 * (docs/compatibility/page-builder-markup.md#widgets-without-a-script).
 */
export const staticWidgets: readonly string[] = [
  'audio',
  'google_maps',
  'image-gallery',
  'link-in-bio',
  'rating',
  'read-more',
  'sidebar',
  'social-icons',
  'star-rating',
  ...ofWordPress.map((name) => `wp-widget-${name}`),
];
