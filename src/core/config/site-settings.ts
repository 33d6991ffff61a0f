import {
  defaultSettings,
  type Fields,
  type ParsedSettings,
  parseSettings,
  type ValuesOf,
  warnOfProblems,
} from '../settings';

/** What was read, by what came: the configuration holds the same object until it changes. */
const known = new WeakMap<object, ParsedSettings>();

/**
 * Reads an object of the site's configuration that stands in for settings of elements, and tells what
 * in it is of no use. Other keys are nobody's mistake: a CMS prints what its own code asks for too.
 *
 * @param key where it stands: `account`
 * @param data what stands there
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
