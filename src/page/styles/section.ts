import { defineSettings, type Length } from '../../core/settings';
import { atMost, inner } from './container';
import { cssLengthOf, cssNumber } from './css-values';
import { sizeField } from './shared-fields';
import type { Declarations, StyleRule, StyleRules, StyleSettings } from './style-rule';
import { when } from './when';
import { declared, keyword, length } from './writers';

const group = 'layout';

const heights = { default: 'Default', full: 'Fit to screen', 'min-height': 'Min height' } as const;

const minHeightField = {
  ...sizeField,
  min: 0,
  examples: [{ size: 400, unit: 'px' }],
} as const;

/** The settings of a section besides those of every box. */
export const sectionFields = defineSettings({
  layout: {
    kind: 'choice',
    options: { boxed: 'Boxed', full_width: 'Full width' },
    label: 'Content width',
    group,
    doc: 'Whether the columns have the width of the page or of the section. Default: boxed.',
  },
  content_width: {
    ...sizeField,
    min: 0,
    label: 'Width',
    group,
    doc: 'The width of boxed columns. Default: that of the page.',
    shownIf: { layout: ['', 'boxed'] },
  },
  gap: {
    kind: 'choice',
    options: {
      default: 'Default',
      no: 'No gap',
      narrow: 'Narrow',
      extended: 'Extended',
      wide: 'Wide',
      wider: 'Wider',
      custom: 'Custom',
    },
    label: 'Columns gap',
    group,
    doc: 'The padding of the columns: 0, 5, 10, 15, 20 or 30 px. Default: 10 px.',
  },
  gap_columns_custom: {
    ...sizeField,
    min: 0,
    label: 'Custom columns gap',
    group,
    doc: 'The padding of the columns, for a custom gap. Default: 10 px.',
    shownIf: { gap: 'custom' },
  },
  height: {
    kind: 'choice',
    options: heights,
    label: 'Height',
    group,
    doc: 'The height of the section. Default: that of its content.',
  },
  custom_height: {
    ...minHeightField,
    label: 'Minimum height',
    group,
    doc: 'The minimum height, for a height of its own. Default: 400 px.',
    shownIf: { height: 'min-height' },
  },
  height_inner: {
    kind: 'choice',
    options: heights,
    label: 'Inner height',
    group,
    doc: 'The height of a section inside a column. Default: that of its content.',
  },
  custom_height_inner: {
    ...minHeightField,
    label: 'Inner minimum height',
    group,
    doc: 'The minimum height of a section inside a column. Default: 400 px.',
    shownIf: { height_inner: 'min-height' },
  },
  column_position: {
    kind: 'choice',
    options: { stretch: 'Stretch', top: 'Top', middle: 'Middle', bottom: 'Bottom' },
    label: 'Column position',
    group,
    doc: 'The place of the columns in a section with a minimum height. Default: middle.',
  },
  content_position: {
    kind: 'choice',
    options: {
      '': 'Default',
      top: 'Top',
      middle: 'Middle',
      bottom: 'Bottom',
      'space-between': 'Space between',
      'space-around': 'Space around',
      'space-evenly': 'Space evenly',
    },
    label: 'Vertical align',
    group,
    doc: 'The place of the content in the columns. Default: top.',
  },
  reverse_order: {
    kind: 'choice',
    options: {
      '': 'No',
      'reverse-tablet': 'On tablets',
      'reverse-mobile': 'On phones',
    },
    responsive: true,
    label: 'Reverse columns',
    group: 'responsive',
    doc: 'Shows the columns in reverse order on one device: `reverse_order_mobile` is `reverse-mobile`. Default: no.',
    examples: ['reverse-mobile'],
  },
});

/** The padding of columns by gap, in CSS pixels (docs/compatibility/page-builder-styles.md#sections-and-columns). */
const columnPaddings: Readonly<Record<string, string>> = {
  no: '0px',
  narrow: '5px',
  extended: '15px',
  wide: '20px',
  wider: '30px',
};

/** The place of columns in a section by its setting. */
const columnPlaces: Readonly<Record<string, string>> = {
  stretch: 'stretch',
  top: 'flex-start',
  middle: 'center',
  bottom: 'flex-end',
};

/** The place of content by its setting. */
const contentPlaces = {
  top: 'flex-start',
  middle: 'center',
  center: 'center',
  bottom: 'flex-end',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
} as const;

const isBoxedSection = ({ layout }: StyleSettings): boolean => layout !== 'full_width';

/** The rules of `sectionFields`. Custom properties reach the columns, which the layout CSS applies. */
export const sectionRules: StyleRules = {
  layout: when<string>(
    (settings) => !isBoxedSection(settings),
    inner,
    () => ({ 'max-width': '100%' }),
  ),
  content_width: when<Length | string>(isBoxedSection, inner, atMost),
  gap: { write: (value: string) => declared({ '--nh-column-padding': columnPaddings[value] }) },
  gap_columns_custom: when<Length | string>(
    ({ gap }) => gap === 'custom',
    {},
    length('--nh-column-padding'),
  ),
  height: {
    ...inner,
    write: (value: string, settings) => height(value, 'custom_height', settings),
  },
  height_inner: {
    ...inner,
    write: (value: string, settings) => height(value, 'custom_height_inner', settings),
  },
  content_position: { write: keyword('--nh-column-justify', contentPlaces) },
  reverse_order: {
    ...inner,
    write: (value: string) => declared(value === '' ? {} : reversed),
    // The order of tablets is not that of phones.
    onMobile: ({ reverse_order: value }) =>
      declared(value === 'reverse-tablet' ? { 'flex-direction': 'row', 'flex-wrap': 'wrap' } : {}),
  },
};

const reversed = { 'flex-direction': 'row-reverse', 'flex-wrap': 'wrap-reverse' };

function height(value: string, key: string, settings: StyleSettings): Declarations {
  if (value !== 'full' && value !== 'min-height') return {};
  const own = cssLengthOf(settings[key] as Length | string | undefined) ?? '400px';
  return declared({
    'min-height': value === 'full' ? '100vh' : own,
    'align-items': columnPlaces[`${settings.column_position ?? 'middle'}`],
  });
}

/** The settings of a column besides those of every box. */
export const columnFields = defineSettings({
  _column_size: {
    kind: 'number',
    above: 0,
    max: 100,
    unit: '%',
    label: 'Column size',
    group,
    doc: 'The width of the column as a share of its section, unless it has its own. On phones 100 %.',
    examples: [50],
  },
  _inline_size: {
    kind: 'number',
    above: 0,
    max: 100,
    unit: '%',
    responsive: true,
    label: 'Column width',
    group,
    doc: 'The width of the column. Default: its size; on phones 100 %.',
    examples: [33.3],
  },
  content_position: {
    kind: 'choice',
    options: {
      '': 'Default',
      top: 'Top',
      center: 'Middle',
      bottom: 'Bottom',
      'space-between': 'Space between',
      'space-around': 'Space around',
      'space-evenly': 'Space evenly',
    },
    responsive: true,
    label: 'Vertical alignment',
    group,
    doc: 'The vertical place of the content. Default: that of the section.',
  },
  align: {
    kind: 'choice',
    options: {
      '': 'Default',
      'flex-start': 'Start',
      center: 'Center',
      'flex-end': 'End',
      'space-between': 'Space between',
      'space-around': 'Space around',
      'space-evenly': 'Space evenly',
    },
    responsive: true,
    label: 'Horizontal alignment',
    group,
    doc: 'The horizontal place of widgets that are narrower than the column. Default: start.',
  },
  space_between_widgets: {
    kind: 'number',
    min: 0,
    unit: 'px',
    responsive: true,
    label: 'Widgets space',
    group,
    doc: 'The space between the widgets. Default: that of the site, 20 px.',
    examples: [24],
  },
});

const columnWidth: StyleRule = {
  write: (value: number) => declared({ width: withUnit(value, '%') }),
  onMobile: () => ({ width: '100%' }),
};

/** The rules of `columnFields`. */
export const columnRules: StyleRules = {
  _column_size: columnWidth,
  _inline_size: columnWidth,
  content_position: { write: keyword('justify-content', contentPlaces) },
  align: {
    write: keyword('align-items', {
      'flex-start': 'flex-start',
      center: 'center',
      'flex-end': 'flex-end',
    }),
  },
  space_between_widgets: {
    write: (value: number) => declared({ 'row-gap': withUnit(value, 'px') }),
  },
};

function withUnit(value: number, unit: '%' | 'px'): string | undefined {
  const number = cssNumber(value);
  return number && number + unit;
}
