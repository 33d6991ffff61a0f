import type { Fields } from './declaration';

/** Which declared key a key of the data means. */
export interface KeyMatch {
  readonly key: string;
  /** For which device alone. */
  readonly device?: string;
  /** Written as declared; such a key comes before all other ways to write it. */
  readonly isExact: boolean;
}

/** A declaration's keys as they may be written, in lower case. */
const foldedNames = new WeakMap<Fields, ReadonlyMap<string, string>>();

/**
 * The declared key that `name` means: by its own name, then by case or not, then by an alias; with a
 * device behind it where the key is responsive.
 *
 * @param devices those that may stand behind a responsive key; default: none
 */
export function declaredKey(
  declared: Fields,
  name: string,
  devices: readonly string[] = [],
): KeyMatch | undefined {
  if (Object.hasOwn(declared, name)) return { key: name, isExact: true };
  const names = namesOf(declared);
  const folded = name.toLowerCase();
  const key = names.get(folded);
  return key === undefined ? ofOneDevice(declared, name, folded, devices) : { key, isExact: false };
}

function ofOneDevice(
  declared: Fields,
  name: string,
  folded: string,
  devices: readonly string[],
): KeyMatch | undefined {
  for (const device of devices) {
    if (!folded.endsWith(`_${device.toLowerCase()}`)) continue;
    const key = namesOf(declared).get(folded.slice(0, -device.length - 1));
    if (key !== undefined && declared[key]?.responsive) {
      return { key, device, isExact: name === `${key}_${device}` };
    }
  }
  return undefined;
}

function namesOf(declared: Fields): ReadonlyMap<string, string> {
  const known = foldedNames.get(declared);
  if (known) return known;
  const aliases = Object.entries(declared).flatMap(([key, { aliases = [] }]) =>
    aliases.map((alias) => [alias.toLowerCase(), key] as const),
  );
  const keys = Object.keys(declared).map((key) => [key.toLowerCase(), key] as const);
  // Of two entries the later one stays: a key before an alias, an earlier key before a later one.
  const names = new Map([...aliases.reverse(), ...keys.reverse()]);
  foldedNames.set(declared, names);
  return names;
}
