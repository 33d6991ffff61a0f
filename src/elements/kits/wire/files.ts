import * as z from 'zod/mini';

/** The names of a kit's files beside `manifest.json`. Pictures are `thumbnails/{name}`, as a manifest says. */
export const kitFiles = {
  manifest: 'manifest.json',
  /** By section, what it is set to: `siteSettingsFile`. */
  settings: 'site-settings.json',
  /** A template: `documentFile`. */
  template: (id: string) => `templates/${id}.json`,
  /** A document of the manifest's `content`: `documentFile`. */
  content: (type: string, id: string) => `content/${type}/${id}.json`,
  /** A document of the manifest's `wp-content`: `documentFile`, or `menuFile` under `nav_menu_item`. */
  cmsContent: (type: string, id: string) => `wp-content/${type}/${id}.json`,
  /** The terms of a taxonomy: `termsFile`. */
  taxonomy: (name: string) => `taxonomies/${name}.json`,
} as const;

/** The post type under which a kit's manifest holds menus. */
export const menuPostType = 'nav_menu_item';

/** What an element of the page builder may be. */
export const elementTypes = ['section', 'column', 'container', 'widget'] as const;

/** One element of a document as the page builder keeps it: a container, or a widget. */
export const builderElement = z.object({
  /** Seven hexadecimal digits, unique within its document. */
  id: z.string(),
  elType: z.enum(elementTypes),
  /** A section in a column, or such a section’s column; pages that were made before containers have them. */
  isInner: z.optional(z.boolean()),
  /** Such as `heading`; of widgets only. */
  widgetType: z.optional(z.string()),
  settings: z.record(z.string(), z.unknown()),
  get elements() {
    return z.array(builderElement);
  },
});

/** A document of a kit: a page, a post, a template, one of another post type. */
export const documentFile = z.object({
  type: z.string(),
  doc_type: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  status: z.enum(['publish', 'draft']),
  author: z.string(),
  /** ISO 8601, in UTC. */
  created: z.string(),
  edited: z.string(),
  /** A file of the kit. */
  thumbnail: z.optional(z.string()),
  content: z.array(builderElement),
  /** What the page builder keeps of the page around its elements. */
  page_settings: z.optional(z.record(z.string(), z.unknown())),
  /** Slugs of its terms, by taxonomy. */
  terms: z.record(z.string(), z.array(z.string())),
  /** What its post type keeps beside that. */
  fields: z.optional(z.record(z.string(), z.unknown())),
});

/** An entry of a menu. */
export const menuItem = z.object({
  label: z.string(),
  /** A post type, whose document `target` names by its slug, or `address`. */
  type: z.string(),
  target: z.string(),
  get items() {
    return z.array(menuItem);
  },
});

/** A menu of a kit. */
export const menuFile = z.object({
  slug: z.string(),
  name: z.string(),
  /** Where the theme shows it; empty where it does not. */
  location: z.string(),
  items: z.array(menuItem),
});

/** The terms of one taxonomy. */
export const termsFile = z.array(
  z.object({ slug: z.string(), name: z.string(), description: z.string() }),
);

/** `site-settings.json`: by section, what it is set to. */
export const siteSettingsFile = z.record(z.string(), z.record(z.string(), z.unknown()));

/** One element of a document as the page builder keeps it. */
export type BuilderElement = z.infer<typeof builderElement>;

/** A document of a kit. */
export type DocumentFile = z.infer<typeof documentFile>;

/** A menu of a kit. */
export type MenuFile = z.infer<typeof menuFile>;
