import * as z from 'zod/mini';

const item = z.object({ id: z.string(), title: z.string(), slug: z.string(), url: z.string() });

/**
 * `GET /kits/contents`: what the site holds that a kit can take along, by part and by section's key. Keys of
 * `content`: `pages`, `posts`, `menus`, `customPostTypes` (an item is a post type) and `taxonomies`;
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
  /** By a template's `doc_type`: the section that it belongs to. */
  exportGroups: z.record(z.string(), z.string()),
  canInstallPlugins: z.boolean(),
  /** Bytes that an upload may have. */
  maxUploadSize: z.number(),
});

/** What the site holds that a kit can take along. */
export type SiteContents = z.infer<typeof siteContents>;
