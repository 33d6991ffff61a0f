import { paletteVariables } from '../../../core/theme/palette-variables';
import { HEADINGS, type Palette, type PreviewData, type Typography } from './data';
import type { ThemeNames } from './names';

/** Declarations by property; properties without a value are omitted. */
type Declarations = Readonly<Record<string, string | undefined>>;

/** The stylesheet of a preview. */
export function previewRules(data: PreviewData, names: ThemeNames): string {
  return [
    rule(names.adminBar, { display: 'none !important' }),
    // Removes the margin that the CMS sets for the bar.
    rule('html', { 'margin-top': '0 !important', [names.adminBarHeight]: '0px !important' }),
    paletteRule(data.colorPalette, names),
    ...typographyRules(data.siteTypography ?? {}, names),
    titleRule(data.siteTitle, names),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

/** `!important`, since a colour switcher sets the same properties inline on the root. */
function paletteRule({ colors = [] }: Palette = {}, { prefix }: ThemeNames): string {
  const declarations = colors.flatMap((colour, index) =>
    paletteVariables(prefix, index).map((variable) => [variable, colour && `${colour} !important`]),
  );
  return rule(':root', Object.fromEntries(declarations));
}

function typographyRules(typography: Typography, names: ThemeNames): string[] {
  const { desktop, 'desktop-unit': unit = 'px' } = typography['font-size-body'] ?? {};
  const text = {
    'font-family': typography['body-font-family'],
    'font-weight': typography['body-font-weight'],
    'font-size': desktop && desktop + unit,
    'line-height': typography['body-line-height'],
  };
  const headings = {
    'font-family': typography['headings-font-family'],
    'font-weight': typography['headings-font-weight'],
    'line-height': typography['headings-line-height'],
  };
  const levels = HEADINGS.map((level) =>
    rule(names.heading(level), {
      'font-family': own(typography[`font-family-${level}`]),
      'font-weight': own(typography[`font-weight-${level}`]),
      'line-height': own(typography[`line-height-${level}`]),
    }),
  );
  return [rule(names.text, text), rule(names.headings, headings), ...levels];
}

/** The value of a level; undefined for `inherit`, so that the rule of all headings applies. */
function own(value: string | undefined): string | undefined {
  return value === 'inherit' ? undefined : value;
}

function titleRule(isShown: boolean | undefined, { title }: ThemeNames): string {
  const display = isShown === undefined ? undefined : `${isShown ? 'block' : 'none'} !important`;
  return rule(title, { display });
}

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).flatMap(([property, value]) =>
    value ? [`${property}: ${value};`] : [],
  );
  return lines.length > 0 ? `${selector} { ${lines.join(' ')} }` : '';
}
