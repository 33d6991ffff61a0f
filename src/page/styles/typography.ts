import type { Typography } from '../../core/settings';
import { cssKeyword, cssLengthOf, cssString } from './css-values';
import type { Declarations } from './style-rule';
import { declared, type Writer } from './writers';

/** The CSS property of each part of a typography. */
const typographyProperties = {
  family: 'font-family',
  size: 'font-size',
  weight: 'font-weight',
  transform: 'text-transform',
  style: 'font-style',
  decoration: 'text-decoration',
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  wordSpacing: 'word-spacing',
} as const satisfies Readonly<Record<keyof Typography, string>>;

/** A typography of the kit: the parts that it has are read from the kit's custom properties. */
export interface KitTypography {
  readonly kit: string;
  readonly parts: readonly (keyof Typography)[];
}

/** Writes a typography of the element or of the kit. */
export const typography: Writer<Typography | KitTypography> = (value) =>
  'kit' in value ? kitDeclarations(value) : ownDeclarations(value);

/** Returns the custom property of a part of a kit's typography, by the page builder's name. */
export function typographyVariable(id: string, part: keyof Typography): string {
  return `--e-global-typography-${id}-${typographyProperties[part]}`;
}

/** The families that CSS names without quotes. */
const generic = new Set(
  'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded inherit'.split(
    ' ',
  ),
);

/** Returns the CSS values of the parts that are set. */
export function typographyValues(
  value: Typography,
): Readonly<Partial<Record<keyof Typography, string>>> {
  return declared({
    family: cssFamily(value.family),
    size: cssLengthOf(value.size),
    weight: /^[1-9]00$/.test(value.weight ?? '') ? value.weight : cssKeyword(value.weight),
    transform: cssKeyword(value.transform),
    style: cssKeyword(value.style),
    decoration: cssKeyword(value.decoration),
    lineHeight: cssLengthOf(value.lineHeight),
    letterSpacing: cssLengthOf(value.letterSpacing),
    wordSpacing: cssLengthOf(value.wordSpacing),
  });
}

/** Returns a list of font families: each is a CSS string, or a generic family, which comes last as a fallback. */
function cssFamily(family = ''): string | undefined {
  const names = family.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  const written = names
    .filter((name) => name !== '')
    .map((name) => (generic.has(name.toLowerCase()) ? name.toLowerCase() : cssString(name)));
  if (written.length === 0) return undefined;
  // Fonts of other hosts may not be on the page; the browser's own fallback is a serif font.
  if (!written.some((name) => generic.has(name))) written.push('sans-serif');
  return written.join(',');
}

function ownDeclarations(value: Typography): Declarations {
  const values = Object.entries(typographyValues(value));
  return Object.fromEntries(
    values.map(([part, css]) => [typographyProperties[part as keyof Typography], css]),
  );
}

function kitDeclarations({ kit, parts }: KitTypography): Declarations {
  return Object.fromEntries(
    parts.map((part) => [typographyProperties[part], `var(${typographyVariable(kit, part)})`]),
  );
}
