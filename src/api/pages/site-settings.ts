import * as z from 'zod/mini';

const settings = z.record(z.string(), z.unknown());

/** The settings of the site, by the names of the page builder's kit. */
export const siteSettings = z.object({
  /** The saved ones of `siteSettingFields` of `nh-elements/page`. Others have their defaults. */
  settings,
  /** Changes with the settings. */
  revision: z.string(),
});

/** The settings of the site. */
export type StoredSiteSettings = z.infer<typeof siteSettings>;

/** The body of `PATCH /site-settings`. Other settings stay as they are. */
export const siteSettingsChange = z.object({
  /** The revision that the change is based on. */
  revision: z.string(),
  set: z.optional(settings),
  /** The keys that get their default back. */
  unset: z.optional(z.array(z.string())),
});
