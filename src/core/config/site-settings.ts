import {
  defaultSettings,
  type Fields,
  type ParsedSettings,
  parseSettings,
  type ValuesOf,
  warnOfProblems,
} from '../settings';

/**
 * The parsed settings by their source object; the configuration holds the same object until it changes.
 */
const known = new WeakMap<object, ParsedSettings>();

/**
 * Reads an object of the site's configuration that elements use as settings, and warns of invalid values.
 * Other keys are ignored, because the CMS prints keys for its own code too.
 *
 * @param key its key in the configuration: `account`
 * @param data its value
 */
export function siteSettings<const S extends Fields>(
  declared: S,
  key: string,
  data: object | undefined,
): ValuesOf<S> {
  const read = data && (known.get(data) ?? parseSettings(declared, data, { foreign: true }));
  if (!data || !read) return defaultSettings(declared);
  known.set(data, read as ParsedSettings);
  warnOfProblems(undefined, `#nh-config.${key}`, read.problems);
  return read.values as ValuesOf<S>;
}
