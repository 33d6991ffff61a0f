import * as z from 'zod/mini';

export { type KitPart, kitParts } from './parts';

/** The manifest version that this package writes. This package reads older versions too. */
export const MANIFEST_VERSION = '3.0';

const id = z.string();
const address = z.string();

/** A template of a kit: a header, a footer, a saved block. */
const templateEntry = z.object({
  title: z.string(),
  /** Such as `header`, `page`, `popup`. The site's export groups map it to a section. */
  doc_type: z.string(),
  slug: z.optional(z.string()),
  thumbnail: z.optional(address),
});

/** A page, post or work of a kit. */
export const contentEntry = z.object({
  title: z.string(),
  excerpt: z.optional(z.string()),
  doc_type: z.string(),
  slug: z.optional(z.string()),
  thumbnail: z.optional(address),
  url: z.optional(address),
  /** The site's front page. */
  show_on_front: z.optional(z.boolean()),
});

/** A plugin that was active on the exporting site. */
const pluginEntry = z.object({
  name: z.string(),
  /** Its main file below the plugins' folder, such as `contact-form-7/wp-contact-form-7.php`. */
  plugin: z.string(),
  version: z.string(),
});

/** `manifest.json` of a kit. Older exports lack the optional fields. */
export const kitManifest = z.object({
  /** The kit's file name without extension: lower-case letters, digits and hyphens. */
  name: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  author: z.optional(z.string()),
  /** The version of the software that wrote it. */
  version: z.optional(z.string()),
  /** The page builder that wrote it, for a kit of its own format. */
  software: z.optional(z.object({ name: z.string(), version: z.string() })),
  /** The version of the manifest's shape. The oldest exports have none. */
  manifest_version: z.optional(z.string()),
  /** ISO 8601, in UTC. */
  created: z.optional(z.string()),
  thumbnail: z.optional(address),
  /** The address of the site that it was exported from. */
  site: z.optional(address),
  plugins: z.optional(z.array(pluginEntry)),
  /** The exported sections of settings, by name. Their values are in `site-settings.json`. */
  'site-settings': z.optional(z.record(z.string(), z.unknown())),
  templates: z.optional(z.record(id, templateEntry)),
  /** Documents made with the page builder, by post type and id. */
  content: z.optional(z.record(z.string(), z.record(id, contentEntry))),
  /** Other documents of the CMS, by post type and id. Menus have the post type `nav_menu_item`. */
  'wp-content': z.optional(z.record(z.string(), z.record(id, contentEntry))),
  /** The taxonomies whose terms are in the kit, by post type. */
  taxonomies: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** The manifest of a kit. */
export type KitManifest = z.infer<typeof kitManifest>;
