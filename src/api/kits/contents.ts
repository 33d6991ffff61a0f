import * as z from 'zod/mini';

/** The kit format of another page builder. */
export const builderFormat = z.enum(['elementor']);

/** The kit format of another page builder. */
export type BuilderFormat = z.infer<typeof builderFormat>;

const item = z.object({ id: z.string(), title: z.string(), slug: z.string(), url: z.string() });

/**
 * The response of `GET /kits/contents`: the site's contents that a kit can include, by part and section key.
 * Keys of `content`: `pages`, `posts`, `menus`, `customPostTypes` (each item is a post type) and `taxonomies`;
 * of `templates`: the export groups; of `settings`: `colors`, `fonts`, `themeStyle`, `layout`, `lightbox`,
 * `background`, `customFonts`, `icons`, `code`.
 */
export const siteContents = z.object({
  site: z.object({ name: z.string(), url: z.string() }),
  content: z.record(
    z.string(),
    z.object({
      title: z.string(),
      items: z.array(z.extend(item, { count: z.optional(z.number()) })),
    }),
  ),
  templates: z.record(
    z.string(),
    z.object({ title: z.string(), items: z.array(z.extend(item, { doc_type: z.string() })) }),
  ),
  settings: z.record(z.string(), z.object({ title: z.string(), isSet: z.boolean() })),
  plugins: z.array(
    z.object({
      name: z.string(),
      plugin: z.string(),
      version: z.string(),
      state: z.enum(['active', 'inactive']),
    }),
  ),
  /** The section of a template, by its `doc_type`. */
  exportGroups: z.record(z.string(), z.string()),
  canInstallPlugins: z.boolean(),
  /** The formats of other page builders that an export can have. */
  formats: z.optional(z.array(builderFormat)),
  /** The maximum size of an upload, in bytes. */
  maxUploadSize: z.number(),
});

/** The site's contents that a kit can include. */
export type SiteContents = z.infer<typeof siteContents>;
