import { isFontKeyword } from '../system-families';

/** Letters of any script, digits, and punctuation that occurs in real names. */
const NAME = /^-?[\p{L}\p{N}][\p{L}\p{N} _.&+-]{0,59}$/u;
const QUOTED = /^(?:'([^']*)'|"([^"]*)")$/;

/**
 * A list of font families as CSS, with names in double quotes, or `inherit`.
 *
 * @returns undefined if one of them is not a valid name
 */
export function fontFamily(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 400) return undefined;
  if (value.trim().toLowerCase() === 'inherit') return 'inherit';
  const names = familyNames(value);
  if (!names.every((name) => NAME.test(name))) return undefined;
  return names.map((name) => (isFontKeyword(name) ? name : `"${name}"`)).join(', ');
}

/** The names in a list of families, without quotes. */
export function familyNames(list: string): string[] {
  return list.split(',').map((part) => {
    const name = part.trim();
    const [, single, double] = QUOTED.exec(name) ?? [];
    return single ?? double ?? name;
  });
}
