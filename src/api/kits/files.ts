import * as z from 'zod/mini';
import { type BuilderElement, elementTypes } from '../../page/element';
import { isElementName } from '../../page/ids';

/** The paths of a kit's files. Thumbnails are `thumbnails/{name}`; the manifest has their paths. */
export const kitFiles = {
  manifest: 'manifest.json',
  /** The values of the settings: `siteSettingsFile`. */
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

/** The page builder's version whose format an export for the builder has: `docs/compatibility/kits.md`. */
export const BUILDER_KIT_VERSION = '4.2.2';

/** The post type under which a kit's manifest holds menus. */
export const menuPostType = 'nav_menu_item';

const elementName = z.string().check(z.refine(isElementName));

/** A page builder element with its children: a container or a widget. */
export const builderElement: z.ZodMiniType<BuilderElement> = z.object({
  id: elementName,
  elType: z.enum(elementTypes),
  isInner: z.optional(z.boolean()),
  widgetType: z.optional(elementName),
  settings: z.record(z.string(), z.unknown()),
  get elements(): z.ZodMiniType<BuilderElement[]> {
    return z.array(builderElement);
  },
});

/** A document of a kit: a page, a post, a template, or a document of another post type. */
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
  /** The slug of a page's parent page. */
  parent: z.optional(z.string()),
  /** The page builder's settings of the page itself. */
  page_settings: z.optional(z.record(z.string(), z.unknown())),
  /** Slugs of its terms, by taxonomy. */
  terms: z.record(z.string(), z.array(z.string())),
  /** The post type's own fields. */
  fields: z.optional(z.record(z.string(), z.unknown())),
});

/** An entry of a menu. */
export const menuItem = z.object({
  label: z.string(),
  /** The post type of the document whose slug is `target`, or `address` for an address. */
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
  /** The theme's menu location. Empty: not assigned. */
  location: z.string(),
  items: z.array(menuItem),
});

/** The terms of one taxonomy. */
export const termsFile = z.array(
  z.object({ slug: z.string(), name: z.string(), description: z.string() }),
);

/** `site-settings.json`: the values of the settings, by section. */
export const siteSettingsFile = z.record(z.string(), z.record(z.string(), z.unknown()));

/** A document of a kit. */
export type DocumentFile = z.infer<typeof documentFile>;

/** A menu of a kit. */
export type MenuFile = z.infer<typeof menuFile>;
