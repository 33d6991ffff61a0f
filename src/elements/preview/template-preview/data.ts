import * as z from 'zod/mini';
import { colour } from './checks/colour';
import { fontFamily } from './checks/font-family';
import { fontWeight } from './checks/font-weight';
import { imageData, imageUrl } from './checks/image-address';
import { lineHeight, pixels, size, unit } from './checks/measures';

/** The levels of headings, each of which may have a look of its own. */
export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** More colours than any palette has. */
const MAX_COLOURS = 64;
/** Characters of a text, longer than any that is meant, and of a logo that is its own address. */
const MAX_TEXT = 2000;
const MAX_IMAGE = 2 * 1024 * 1024;

/** What `check` makes of a text or a number; all else, and what is too long, is unusable. */
const usable =
  <T>(check: (value: unknown) => T | undefined, longest = MAX_TEXT) =>
  (value: unknown): T | undefined => {
    const isMeant = typeof value === 'string' ? value.length <= longest : Number.isFinite(value);
    return isMeant ? check(value) : undefined;
  };

/** A field that becomes what `check` makes of it: one that is unusable costs only itself. */
const checked = <T>(check: (value: unknown) => T | undefined, longest?: number) =>
  z.optional(z.pipe(z.unknown(), z.transform(usable(check, longest))));

const family = checked(fontFamily);
const weight = checked(fontWeight);
const height = checked(lineHeight);

/** The same field for each level, such as `font-weight-h1`. */
function ofHeadings<N extends string, T>(name: N, field: T) {
  return Object.fromEntries(HEADINGS.map((level) => [`${name}-${level}`, field])) as Record<
    `${N}-${(typeof HEADINGS)[number]}`,
    T
  >;
}

/** `siteLogo`: the logo, for which the image itself may come before its address. */
export const LogoSchema = z.object({
  url: checked(imageUrl),
  /** The image itself, while it has no address yet. */
  dataUri: checked(imageData, MAX_IMAGE),
  width: checked(pixels),
});

/** `colorPalette`: the colours; one that is unusable leaves its place to the site's own. */
export const PaletteSchema = z.object({
  /** By the number of the theme's variable. */
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

/** `siteTypography`: the fonts of body and headings, each value as CSS takes it. */
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

/** A logo that has been checked. */
export type Logo = z.output<typeof LogoSchema>;
/** A palette that has been checked. */
export type Palette = z.output<typeof PaletteSchema>;
/** A typography that has been checked. */
export type Typography = z.output<typeof TypographySchema>;

/** What a preview shows, by the names of the wire; what is absent is the site's own. */
export interface PreviewData {
  readonly siteLogo?: Logo | undefined;
  readonly colorPalette?: Palette | undefined;
  readonly siteTypography?: Typography | undefined;
  /** The site's title is shown. */
  readonly siteTitle?: boolean | undefined;
}
