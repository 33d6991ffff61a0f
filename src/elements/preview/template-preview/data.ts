import * as z from 'zod/mini';
import { colour } from './checks/colour';
import { fontFamily } from './checks/font-family';
import { fontWeight } from './checks/font-weight';
import { imageData, imageUrl } from './checks/image-address';
import { lineHeight, pixels, size, unit } from './checks/measures';

/** The levels of headings, each with its own optional typography. */
export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The maximum number of colours in a palette. */
const MAX_COLOURS = 64;
/** The maximum length of a text, and of a `data:` address of a logo, in characters. */
const MAX_TEXT = 2000;
const MAX_IMAGE = 2 * 1024 * 1024;

/** Applies `check` to a text or a number; texts that are too long and other types are unusable. */
const usable =
  <T>(check: (value: unknown) => T | undefined, longest = MAX_TEXT) =>
  (value: unknown): T | undefined => {
    const isValid = typeof value === 'string' ? value.length <= longest : Number.isFinite(value);
    return isValid ? check(value) : undefined;
  };

/** A field that `check` converts; an unusable value only drops this field. */
const checked = <T>(check: (value: unknown) => T | undefined, longest?: number) =>
  z.optional(z.pipe(z.unknown(), z.transform(usable(check, longest))));

const family = checked(fontFamily);
const weight = checked(fontWeight);
const height = checked(lineHeight);

/** Repeats a field for each heading level, such as `font-weight-h1`. */
function ofHeadings<N extends string, T>(name: N, field: T) {
  return Object.fromEntries(HEADINGS.map((level) => [`${name}-${level}`, field])) as Record<
    `${N}-${(typeof HEADINGS)[number]}`,
    T
  >;
}

/** `siteLogo`: the logo, as an address or, before it is uploaded, as image data. */
export const LogoSchema = z.object({
  url: checked(imageUrl),
  /** The image as `data:` address, until it has been uploaded. */
  dataUri: checked(imageData, MAX_IMAGE),
  width: checked(pixels),
});

/** `colorPalette`: the colours; the site's own colour replaces an unusable one. */
export const PaletteSchema = z.object({
  /** Indexed by the number of the theme's variable. */
  colors: z.optional(
    z.pipe(
      z.array(z.unknown()),
      z.transform((colours, { issues }) => {
        if (colours.length <= MAX_COLOURS) return colours.map(usable(colour));
        issues.push({ code: 'custom', input: colours });
        return z.NEVER;
      }),
    ),
  ),
});

/** `siteTypography`: the fonts of body and headings, as CSS values. */
export const TypographySchema = z.object({
  'body-font-family': family,
  'body-font-weight': weight,
  'font-size-body': z.optional(
    z.catch(z.object({ desktop: checked(size), 'desktop-unit': checked(unit) }), {}),
  ),
  'body-line-height': height,
  'headings-font-family': family,
  'headings-font-weight': weight,
  'headings-line-height': height,
  ...ofHeadings('font-family', family),
  ...ofHeadings('font-weight', weight),
  ...ofHeadings('line-height', height),
});

/** A validated logo. */
export type Logo = z.output<typeof LogoSchema>;
/** A validated palette. */
export type Palette = z.output<typeof PaletteSchema>;
/** A validated typography. */
export type Typography = z.output<typeof TypographySchema>;

/** The content of a preview, with the names of the host's messages; the site's own replaces absent keys. */
export interface PreviewData {
  readonly siteLogo?: Logo | undefined;
  readonly colorPalette?: Palette | undefined;
  readonly siteTypography?: Typography | undefined;
  /** Whether the site's title is shown. */
  readonly siteTitle?: boolean | undefined;
}
