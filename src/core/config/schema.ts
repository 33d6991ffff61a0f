import * as z from 'zod/mini';
import { parsedWith } from './empty-object';

const text = z.string();
const flag = z.boolean();
const record = z.record(z.string(), z.unknown());

const schemas = {
  cms: text,
  restRoot: text,
  contentNamespace: text,
  prefix: text,
  formNamespace: text,
  formPrefix: text,
  ajaxUrl: text,
  builder: text,
  theme: text,
  assetsPath: z.optional(text),
  uploadsPath: z.optional(text),
  version: z.optional(text),
  // CSS pixels: the widest that a device covers (`widescreen`: the narrowest).
  breakpoints: z.record(z.string(), z.number()),
  // The builder's toggles arrive as 'yes' and '' as well as booleans, so a kit stays untyped.
  kit: record,
  features: z.array(text),
  mode: z.enum(['edit', 'public', 'preview']),
  isStatic: flag,
  blockEditor: flag,
  rtl: z.optional(flag),
  locale: z.optional(text),
  messages: z.record(z.string(), text),
  portfolioUrl: z.optional(text),
  cached: flag,
  blocked: flag,
  lightboxInEditor: flag,
  previewOrigins: z.array(text),
  fontService: text,
  menuBreakpoint: z.number(),
  themePrefix: text,
  colorSwitcher: z.optional(record),
  account: z.optional(record),
  nonce: z.optional(text),
};

const ConfigSchema = z.object(schemas);

/** What a site says about itself; every field has a default (see `defaultConfig`). */
export type SiteConfig = Readonly<z.output<typeof ConfigSchema>>;

/**
 * The defaults: the names of the software these sites run, so that a WordPress site with the usual
 * plugins needs almost none. Breakpoints are the builder's own (facts, page-builder 17).
 */
export const defaultConfig: SiteConfig = {
  cms: 'WP',
  restRoot: '/wp-json',
  contentNamespace: 'wp/v2',
  prefix: 'astra',
  formNamespace: 'contact-form-7',
  formPrefix: 'wpcf7',
  ajaxUrl: '/wp-admin/admin-ajax.php',
  builder: 'elementor',
  theme: 'astra',
  breakpoints: { mobile: 767, tablet: 1024 },
  kit: {},
  features: [],
  mode: 'public',
  isStatic: false,
  blockEditor: false,
  messages: {},
  cached: false,
  blocked: false,
  lightboxInEditor: true,
  previewOrigins: [],
  fontService: 'https://fonts.googleapis.com/css2',
  menuBreakpoint: 921,
  themePrefix: 'ast',
};

/**
 * Keeps the fields of `data` that fit and names the ones that do not.
 *
 * A wrong field costs only itself: the page keeps its default for it.
 */
export function checkedConfig(data: object): { config: Partial<SiteConfig>; problems: string[] } {
  const config: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    const schema = Object.hasOwn(schemas, key) ? schemas[key as keyof SiteConfig] : undefined;
    // `undefined` takes an earlier value back, whatever the field.
    const result =
      schema && parsedWith<unknown>(value === undefined ? z.undefined() : schema, value);
    if (result?.success) config[key] = result.data;
    else
      problems.push(
        schema ? `"${key}": ${result?.error?.issues[0]?.message}` : `"${key}" is unknown`,
      );
  }
  return { config, problems };
}
