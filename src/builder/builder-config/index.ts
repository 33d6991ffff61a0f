import type { EarlyConfig } from '../../loader/page-config';
import { printedConfig } from './printed-config';
import { type SiteFields, siteFields } from './site-fields';

export type { SiteFields } from './site-fields';

/** The configuration that the page builder has printed for its own script. */
export interface BuilderConfig {
  /** The printed value, unchanged. */
  readonly printed?: unknown;
  /** The printed values under the keys of our site configuration. */
  readonly fields: SiteFields;
  /** All links to images open the lightbox. */
  readonly opensLinks?: boolean;
}

/** @param kit kit from our own printed configuration, which takes precedence over the builder's */
export function builderConfig(
  builder: string,
  kit: EarlyConfig['kit'],
  isOn: (value: unknown) => boolean,
): BuilderConfig {
  const printed = printedConfig(builder);
  const fields = siteFields(printed);
  const { global_image_lightbox } = kit ?? (Object(fields.kit) as NonNullable<EarlyConfig['kit']>);
  return { printed, fields, opensLinks: isOn(global_image_lightbox) };
}
