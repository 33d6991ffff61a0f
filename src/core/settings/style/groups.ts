import { perObject } from '../../state/per-object';
import type { Field, Fields, Gradient, Length, Typography } from '../declaration';

/** The nine places of a picture or gradient. */
export const positions = {
  'center center': 'Center center',
  'center left': 'Center left',
  'center right': 'Center right',
  'top center': 'Top center',
  'top left': 'Top left',
  'top right': 'Top right',
  'bottom center': 'Bottom center',
  'bottom left': 'Bottom left',
  'bottom right': 'Bottom right',
} as const;

/**
 * The keys that a kind of several keys stands for, without the prefix
 * (docs/compatibility/page-builder-styles.md#typography).
 */
export const groupParts = {
  typography: {
    typography: {
      kind: 'choice',
      options: { '': 'Default', custom: 'Custom' },
      label: 'Typography',
      doc: 'Whether the font settings apply. Default: those of the site apply.',
    },
    font_family: {
      kind: 'text',
      label: 'Family',
      doc: 'The name of the font family. Default: that of the site.',
      examples: ['Open Sans'],
    },
    font_size: {
      kind: 'length',
      units: ['px', 'em', 'rem', '%', 'vw', 'vh'],
      expressions: true,
      min: 0,
      responsive: true,
      label: 'Size',
      doc: 'The font size. Default: that of the site.',
      examples: [{ size: 20, unit: 'px' }],
    },
    font_weight: {
      kind: 'choice',
      options: {
        '': 'Default',
        100: '100 (Thin)',
        200: '200 (Extra light)',
        300: '300 (Light)',
        400: '400 (Normal)',
        500: '500 (Medium)',
        600: '600 (Semi bold)',
        700: '700 (Bold)',
        800: '800 (Extra bold)',
        900: '900 (Black)',
        normal: 'Normal',
        bold: 'Bold',
      },
      label: 'Weight',
      doc: 'The weight of the font. Default: that of the site.',
    },
    text_transform: {
      kind: 'choice',
      options: {
        '': 'Default',
        uppercase: 'Uppercase',
        lowercase: 'Lowercase',
        capitalize: 'Capitalize',
        none: 'Normal',
      },
      label: 'Transform',
      doc: 'The case of the letters. Default: as written.',
    },
    font_style: {
      kind: 'choice',
      options: { '': 'Default', normal: 'Normal', italic: 'Italic', oblique: 'Oblique' },
      label: 'Style',
      doc: 'The slant of the letters. Default: that of the site.',
    },
    text_decoration: {
      kind: 'choice',
      options: {
        '': 'Default',
        underline: 'Underline',
        overline: 'Overline',
        'line-through': 'Line through',
        none: 'None',
      },
      label: 'Decoration',
      doc: 'A line at the text. Default: that of the site.',
    },
    line_height: {
      kind: 'length',
      units: ['em', 'px', 'rem', '%', 'lh', 'rlh'],
      expressions: true,
      min: 0,
      responsive: true,
      label: 'Line height',
      doc: 'The height of a line. Default: that of the site.',
      examples: [{ size: 1.4, unit: 'em' }],
    },
    letter_spacing: {
      kind: 'length',
      units: ['px', 'em', 'rem'],
      expressions: true,
      responsive: true,
      label: 'Letter spacing',
      doc: 'Additional space between letters. Default: none.',
      examples: [{ size: -0.5, unit: 'px' }],
    },
    word_spacing: {
      kind: 'length',
      units: ['em', 'px', 'rem'],
      expressions: true,
      responsive: true,
      label: 'Word spacing',
      doc: 'Additional space between words. Default: none.',
      examples: [{ size: 0.2, unit: 'em' }],
    },
  },
  gradient: {
    color: {
      kind: 'colour',
      label: 'Color',
      doc: 'The first color of the gradient. Default: no gradient.',
      examples: ['#f6f6f6'],
    },
    color_stop: {
      kind: 'length',
      units: ['%'],
      expressions: true,
      responsive: true,
      label: 'Location',
      doc: 'The place of the first color. Default: 0 %.',
      examples: [{ size: 0, unit: '%' }],
    },
    color_b: {
      kind: 'colour',
      label: 'Second color',
      doc: 'The last color of the gradient. Default: #f2295b.',
      examples: ['#d8e2ff'],
    },
    color_b_stop: {
      kind: 'length',
      units: ['%'],
      expressions: true,
      responsive: true,
      label: 'Second location',
      doc: 'The place of the last color. Default: 100 %.',
      examples: [{ size: 100, unit: '%' }],
    },
    gradient_type: {
      kind: 'choice',
      options: { linear: 'Linear', radial: 'Radial' },
      label: 'Gradient type',
      doc: 'The shape of the gradient. Default: linear.',
    },
    gradient_angle: {
      kind: 'length',
      units: ['deg', 'grad', 'rad', 'turn'],
      expressions: true,
      responsive: true,
      label: 'Angle',
      doc: 'The direction of a linear gradient. Default: 180 degrees, downwards.',
      examples: [{ size: 90, unit: 'deg' }],
    },
    gradient_position: {
      kind: 'choice',
      options: positions,
      responsive: true,
      label: 'Gradient position',
      doc: 'The centre of a radial gradient. Default: the middle.',
    },
  },
} as const satisfies Readonly<Record<'typography' | 'gradient', Fields>>;

/** A kind that stands for several keys. */
export type GroupKind = keyof typeof groupParts;

/** True for a field that stands for several keys. */
export function isGroupKind(field: Field): field is Extract<Field, { kind: GroupKind }> {
  return Object.hasOwn(groupParts, field.kind);
}

/**
 * Returns the declarations with one for each key of the data: those of typography and gradients are replaced by their
 * parts. A part that is declared itself keeps its declaration.
 */
export const flatFields: (fields: Fields) => Fields = perObject((fields: Fields) => {
  const entries = Object.entries(fields);
  const own = entries.filter(([, field]) => !isGroupKind(field));
  const parts = entries.flatMap(([key, field]) => (isGroupKind(field) ? partsOf(key, field) : []));
  return Object.fromEntries([...parts.filter(([key]) => !(key in fields)), ...own]);
});

function partsOf(key: string, { kind, group, since }: Field): [key: string, part: Field][] {
  const shared = { ...(group && { group }), ...(since && { since }) };
  const parts: Fields = groupParts[kind as GroupKind];
  return Object.entries(parts).map(([part, field]) => [`${key}_${part}`, { ...field, ...shared }]);
}

type Values = Readonly<Record<string, unknown>>;

/** The key of the data of each part of a typography. */
export const typographyKeys = {
  family: 'font_family',
  size: 'font_size',
  weight: 'font_weight',
  transform: 'text_transform',
  style: 'font_style',
  decoration: 'text_decoration',
  lineHeight: 'line_height',
  letterSpacing: 'letter_spacing',
  wordSpacing: 'word_spacing',
} as const satisfies Readonly<Record<keyof Typography, string>>;

/** Returns the typography whose parts begin with `key`, whether or not they apply; undefined if none is set. */
export function typographyOf(values: Values, key: string): Typography | undefined {
  const set = Object.entries(typographyKeys)
    .map(([part, name]) => [part, values[`${key}_${name}`]] as const)
    .filter(([, value]) => value !== undefined && value !== '');
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Returns the gradient whose parts begin with `key`; undefined without a first colour. */
function gradientOf(values: Values, key: string): Gradient | undefined {
  const part = <T>(name: keyof typeof groupParts.gradient, fallback: T): T =>
    (values[`${key}_${name}`] as T | undefined) ?? fallback;
  const color = part<string | undefined>('color', undefined);
  if (color === undefined) return undefined;
  const at = (value: number, unit = '%'): Length | string => ({ value, unit });
  return {
    type: part<Gradient['type']>('gradient_type', 'linear'),
    angle: part('gradient_angle', at(180, 'deg')),
    position: part('gradient_position', 'center center'),
    from: { color, at: part('color_stop', at(0)) },
    to: { color: part('color_b', '#f2295b'), at: part('color_b_stop', at(100)) },
  };
}

/** Returns the fields that stand for several keys. */
const groupsOf = perObject((fields: Fields) =>
  Object.entries(fields).filter(([, field]) => isGroupKind(field)),
);

/** Returns the values with those of the kinds that stand for several keys. */
export function withGroups(
  fields: Fields,
  values: Values,
  read: (field: Field, key: string, values: Values) => unknown = groupValue,
): Values {
  const set = groupsOf(fields)
    .map(([key, field]) => [key, read(field, key, values)] as const)
    .filter(([, value]) => value !== undefined);
  return set.length > 0 ? { ...values, ...Object.fromEntries(set) } : values;
}

/** Returns the value of a kind of several keys, from the values of its parts; undefined if it does not apply. */
export function groupValue(
  field: Field,
  key: string,
  values: Values,
): Typography | Gradient | undefined {
  if (field.kind === 'typography') {
    return values[`${key}_typography`] === 'custom' ? typographyOf(values, key) : undefined;
  }
  const isGradient = field.kind === 'gradient' && values[`${key}_background`] === 'gradient';
  return isGradient ? gradientOf(values, key) : undefined;
}
