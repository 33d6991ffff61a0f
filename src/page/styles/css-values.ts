import { cssLength, type Length } from '../../core/settings';
import { readColour } from '../../core/settings/colour';
import { readLength } from '../../core/settings/length';
import { readUrl } from '../../core/settings/url';

/**
 * Returns a CSS string. All characters but letters, digits and a few harmless signs are escaped, so that the text can
 * end neither the string nor a `<style>` element.
 */
export function cssString(text: string): string {
  const escaped = text.replace(
    /[^\p{L}\p{M}\p{N} _.,:/?=&%~+-]/gu,
    (character) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped}"`;
}

/** Returns `url("…")` for a relative address or one with http or https; undefined for others. */
export function cssUrl(address: unknown): string | undefined {
  const url = readUrl(address, {});
  return typeof url === 'string' && url !== '' ? `url(${cssString(url)})` : undefined;
}

/** Returns a colour; undefined for a text that is none. */
export function cssColour(value: unknown): string | undefined {
  const colour = readColour(value);
  return typeof colour === 'string' ? colour : undefined;
}

/** The units that a writer accepts, whichever a setting allows. */
const units = 'px em rem % vw vh vmin vmax svh dvh ch ex lh rlh fr deg grad rad turn s ms'.split(
  ' ',
);

/** Returns a length or an expression of lengths; undefined for anything else. */
export function cssLengthOf(value: Length | string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const length = readLength(value, { kind: 'length', units, expressions: true });
  return typeof length === 'symbol' ? undefined : cssLength(length);
}

/** Returns a keyword, such as `space-between`; undefined for any other text. */
export function cssKeyword(value: unknown): string | undefined {
  return typeof value === 'string' && /^-?[a-z][a-z-]{0,40}$/.test(value) ? value : undefined;
}

/** Returns a number; undefined for anything else. */
export function cssNumber(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
