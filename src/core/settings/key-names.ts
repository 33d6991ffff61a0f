import type { Fields } from './declaration';

/** The declared key that a key of the data stands for. */
export interface KeyMatch {
  readonly key: string;
  /** The only device that the value is for. */
  readonly device?: string;
  /** Written exactly as declared; such a key outranks all other spellings. */
  readonly isExact: boolean;
}

/** The spellings of a declaration's keys in lower case. */
const foldedNames = new WeakMap<Fields, ReadonlyMap<string, string>>();

/**
 * Returns the declared key that `name` stands for. An exact match comes first, then a match that ignores
 * case, then an alias. A responsive key may have a device as suffix.
 *
 * @param devices the possible suffixes of a responsive key; default: none
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
  // A map keeps the later of two equal entries. A key thus outranks an alias, and an earlier key
  // outranks a later one.
  const names = new Map([...aliases.reverse(), ...keys.reverse()]);
  foldedNames.set(declared, names);
  return names;
}
