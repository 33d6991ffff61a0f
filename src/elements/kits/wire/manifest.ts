import * as z from 'zod/mini';

export { type KitPart, kitParts } from './parts';

/** The version of `manifest.json` that this library writes; it reads this one and older ones. */
export const MANIFEST_VERSION = '3.0';

const id = z.string();
const address = z.string();

/** A template of a kit: a header, a footer, a saved block. */
export const templateEntry = z.object({
  title: z.string(),
  /** Such as `header`, `page`, `popup`: the site's export groups say which section it belongs to. */
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
});

/** A plugin that the exporting site ran. */
export const pluginEntry = z.object({
  name: z.string(),
  /** Its main file below the plugins' folder, such as `contact-form-7/wp-contact-form-7.php`. */
  plugin: z.string(),
  version: z.string(),
});

/** `manifest.json` of a kit. What an older export leaves out is missing here too. */
export const kitManifest = z.object({
  /** The kit's name as a file's: small letters, digits and hyphens. */
  name: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  author: z.optional(z.string()),
  /** The version of the software that wrote it. */
  version: z.optional(z.string()),
  /** The version of this shape; absent in the oldest exports. */
  manifest_version: z.optional(z.string()),
  /** ISO 8601, in UTC. */
  created: z.optional(z.string()),
  thumbnail: z.optional(address),
  /** The address of the site that it was exported from. */
  site: z.optional(address),
  plugins: z.optional(z.array(pluginEntry)),
  /** By the name of the settings' section; the values are in `site-settings.json`. */
  'site-settings': z.optional(z.record(z.string(), z.unknown())),
  templates: z.optional(z.record(id, templateEntry)),
  /** By post type, then by id: what the page builder has built. */
  content: z.optional(z.record(z.string(), z.record(id, contentEntry))),
  /** By post type, then by id: what the CMS itself holds, menus among them (`nav_menu_item`). */
  'wp-content': z.optional(z.record(z.string(), z.record(id, contentEntry))),
  /** By post type: the names of the taxonomies whose terms are in the kit. */
  taxonomies: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** The manifest of a kit. */
export type KitManifest = z.infer<typeof kitManifest>;
