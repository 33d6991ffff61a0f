import { defaultSettings, type Fields, parseValue, type ValuesOf } from '../settings';
import { formKeys } from './keys/forms';
import { headerKeys } from './keys/header';
import { mapsKeys } from './keys/maps';
import { previewKeys } from './keys/preview';
import { siteKeys } from './keys/site';
import { worksKeys } from './keys/works';

/** All keys of the configuration, family by family. */
export const configKeys = {
  ...siteKeys,
  ...headerKeys,
  ...formKeys,
  ...worksKeys,
  ...previewKeys,
  ...mapsKeys,
};

/** What a site says about itself; every field has a default (see `defaultConfig`) or may be absent. */
export type SiteConfig = ValuesOf<typeof configKeys>;

/**
 * The defaults: the names of the software these sites run, so that a WordPress site with the usual
 * plugins needs almost none. Breakpoints are the builder's own (facts, page-builder 17).
 */
export const defaultConfig: SiteConfig = defaultSettings(configKeys);

/**
 * Keeps the fields of `data` that fit and names the ones that do not.
 *
 * A wrong field costs only itself: the page keeps its default for it.
 */
export function checkedConfig(data: object): { config: Partial<SiteConfig>; problems: string[] } {
  const config: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    const field = Object.hasOwn(configKeys, key) ? (configKeys as Fields)[key] : undefined;
    const read = field && parseValue(field, value);
    if (!field) problems.push(`"${key}" is unknown`);
    else if (read && read.problems.length > 0) problems.push(`"${key}" does not fit`);
    // `undefined` takes an earlier value back, whatever the field.
    else config[key] = read?.value;
  }
  return { config, problems };
}
