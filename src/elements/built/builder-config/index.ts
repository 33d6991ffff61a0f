import type { EarlyConfig } from '../../../core/loading/page-config';
import { printedConfig } from './printed-config';
import { type SiteFields, siteFields } from './site-fields';

export type { SiteFields } from './site-fields';

/** What the page builder has printed of the site for its own script. */
export interface BuilderConfig {
  /** As it is printed. */
  readonly printed?: unknown;
  /** The same in the words of our configuration. */
  readonly fields: SiteFields;
  /** Links to pictures open the lightbox, whatever they look like. */
  readonly opensLinks?: boolean;
}

/** @param kit the kit that is printed for us, which comes before the builder's */
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
