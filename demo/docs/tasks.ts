/** What a page can show, each with the tag that shows it. Its first example is the thumbnail. */
export const shownTasks: readonly (readonly [task: string, tag: string])[] = [
  ['Questions and answers', 'nh-accordion'],
  ['A form that validates and sends', 'nh-contact-form'],
  ['Works with filters', 'nh-portfolio'],
  ['Pictures in a lightbox', 'nh-lightbox'],
  ['Slides', 'nh-image-carousel'],
  ['Tabs', 'nh-tabs'],
  ['A video', 'nh-video'],
  ['A map with regions', 'nh-region-map'],
  ['A number that counts up', 'nh-counter'],
  ['Progress', 'nh-progress'],
  ['Pictures in columns', 'nh-masonry'],
  ['A notice', 'nh-alert'],
];

/** Other tasks of readers, each with the page that helps. */
export const otherTasks: readonly (readonly [task: string, path: string])[] = [
  ['Put it on a page', '/docs/start'],
  ['Replace the script of Contact Form 7', '/docs/replace/contact-form'],
  ['Replace the header scripts of Astra', '/docs/replace/header'],
  ['Replace the portfolio block', '/docs/replace/portfolio'],
  ['Replace the page builder’s scripts', '/docs/replace/page-builder'],
  ['Find out why nothing appears', '/docs/nothing-appears'],
  ['Change how it looks', '/docs/theme'],
  ['Use it in React, Vue, Svelte, Astro, PHP or Twig', '/docs/frameworks'],
  ['Listen to events', '/docs/events'],
  ['Make pages load fast', '/docs/loading'],
  ['Use another language', '/docs/languages'],
  ['See what is accessible', '/docs/accessibility'],
  ['Export and import kits', '/docs/kits'],
  ['Edit pages live', '/docs/editor'],
  ['Print pages from data', '/docs/pages'],
];

/** The size of a thumbnail in pixels. */
export const thumbnailSize = { width: 480, height: 300 } as const;

/** The address of the thumbnail of an element. */
export const thumbnailOf = (tag: string): string => `/assets/docs/thumbnails/${tag}.webp`;
