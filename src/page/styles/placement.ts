import { defineSettings, type Length } from '../../core/settings';
import { cssLengthOf, cssNumber } from './css-values';
import { type Prefixed, prefixed } from './prefixed';
import { sizeField } from './shared-fields';
import type { Declarations, StyleRules, StyleSettings } from './style-rule';
import { when } from './when';
import { declared, keyword, number } from './writers';

const group = 'layout';

/** The place of an element in its container; the keys are the same for widgets and containers. */
export const itemFields = defineSettings({
  _flex_align_self: {
    kind: 'choice',
    options: {
      '': 'Default',
      'flex-start': 'Start',
      center: 'Center',
      'flex-end': 'End',
      stretch: 'Stretch',
    },
    responsive: true,
    label: 'Align self',
    group,
    doc: 'The alignment across the direction of the container. Default: that of the container.',
  },
  _flex_order: {
    kind: 'choice',
    options: { '': 'Default', start: 'Start', end: 'End', custom: 'Custom' },
    responsive: true,
    label: 'Order',
    group,
    doc: 'The place among the siblings. Default: as in the document.',
  },
  _flex_order_custom: {
    kind: 'number',
    step: 1,
    responsive: true,
    label: 'Custom order',
    group,
    doc: 'The order for a custom one; smaller numbers come first. Default: 0.',
    examples: [-1],
    shownIf: { _flex_order: 'custom' },
  },
  _flex_size: {
    kind: 'choice',
    options: { '': 'Default', none: 'None', grow: 'Grow', shrink: 'Shrink', custom: 'Custom' },
    responsive: true,
    label: 'Flex size',
    group,
    doc: 'Whether the element grows or shrinks in its container. Default: shrinks.',
  },
  _flex_grow: {
    kind: 'number',
    min: 0,
    responsive: true,
    label: 'Flex grow',
    group,
    doc: 'The share of free space that it takes, for a custom flex size. Default: 1.',
    examples: [2],
    shownIf: { _flex_size: 'custom' },
  },
  _flex_shrink: {
    kind: 'number',
    min: 0,
    responsive: true,
    label: 'Flex shrink',
    group,
    doc: 'The share of missing space that it gives, for a custom flex size. Default: 1.',
    examples: [0],
    shownIf: { _flex_size: 'custom' },
  },
  sticky: {
    kind: 'choice',
    options: { '': 'None', top: 'Top', bottom: 'Bottom' },
    label: 'Sticky',
    group,
    doc: 'The edge of the window at which the element stays while its container is scrolled. Default: none.',
  },
  sticky_offset: {
    kind: 'number',
    min: 0,
    unit: 'px',
    responsive: true,
    label: 'Sticky offset',
    group,
    doc: 'The distance from the edge at which it stays. Default: 0.',
    examples: [80],
    shownIf: { sticky: ['top', 'bottom'] },
  },
});

/** The rules of `itemFields`. */
export const itemRules: StyleRules = {
  sticky: {
    write: (value: string, settings): Declarations => {
      const edge = { top: 'inset-block-start', bottom: 'inset-block-end' }[value];
      if (edge === undefined) return {};
      const offset = cssNumber(settings.sticky_offset) ?? '0';
      return { position: 'sticky', [edge]: `${offset}px`, 'align-self': 'flex-start' };
    },
  },
  _flex_align_self: { write: keyword('align-self') },
  _flex_order: {
    write: (value: string, settings) => {
      const custom = cssNumber(settings._flex_order_custom);
      const orders = { start: '-99999', end: '99999', ...(custom && { custom }) };
      return keyword('order', orders)(value);
    },
  },
  _flex_size: { write: flexSize },
};

function flexSize(value: string, settings: StyleSettings): Declarations {
  const custom = [settings._flex_grow, settings._flex_shrink].map((one) => cssNumber(one) ?? '1');
  const sizes: Readonly<Record<string, readonly string[]>> = {
    none: ['0', '0'],
    grow: ['1', '0'],
    shrink: ['0', '1'],
    custom,
  };
  const [grow, shrink] = sizes[value] ?? [];
  return declared({ 'flex-grow': grow, 'flex-shrink': shrink });
}

/** The numbers of columns or rows that a cell may span. */
const spans = Object.fromEntries(
  ['', ...Array.from({ length: 12 }, (_, index) => `${index + 1}`)].map((count) => [
    count,
    count || 'Default',
  ]),
);

const placeFieldsWithoutPrefix = defineSettings({
  grid_column: {
    kind: 'choice',
    options: spans,
    responsive: true,
    label: 'Column span',
    group,
    doc: 'The number of columns of a grid that it spans. Default: 1.',
  },
  grid_row: {
    kind: 'choice',
    options: spans,
    responsive: true,
    label: 'Row span',
    group,
    doc: 'The number of rows of a grid that it spans. Default: 1.',
  },
  z_index: {
    kind: 'number',
    step: 1,
    responsive: true,
    label: 'Z-index',
    group: 'advanced',
    doc: 'The order in which overlapping elements are drawn. Default: that of the document.',
    examples: [2],
  },
});

/** The settings of the place of an element whose keys have a prefix for widgets. */
export type PlaceFields<P extends string> = Prefixed<P, typeof placeFieldsWithoutPrefix>;

/**
 * Returns settings of the place of an element.
 *
 * @param prefix of the keys: `_` for widgets
 */
export function placeFields<P extends string>(prefix: P): PlaceFields<P> {
  return prefixed(prefix, placeFieldsWithoutPrefix);
}

/** Returns the rules of `placeFields`. */
export function placeRules(prefix: string): StyleRules {
  const span = (property: string) => (value: string) =>
    declared({ [property]: /^\d+$/.test(value) ? `span ${value}` : undefined });
  return {
    [`${prefix}grid_column`]: { write: span('grid-column') },
    [`${prefix}grid_row`]: { write: span('grid-row') },
    [`${prefix}z_index`]: { write: number('z-index') },
  };
}

/** The width of a widget. */
export const widgetWidthFields = defineSettings({
  _element_width: {
    kind: 'choice',
    options: { '': 'Default', inherit: 'Full width', auto: 'Inline', initial: 'Custom' },
    responsive: true,
    label: 'Width',
    group,
    doc: 'The width of the widget: that of the container, of its content, or a custom one. Default: that of the container.',
  },
  _element_custom_width: {
    ...sizeField,
    label: 'Custom width',
    group,
    doc: 'The width of the widget, for a custom one. Default: that of its content.',
    shownIf: { _element_width: 'initial' },
  },
});

/** The rules of `widgetWidthFields`. */
export const widgetWidthRules: StyleRules = {
  _element_width: {
    write: (value: string): Declarations => {
      const width = { inherit: '100%', auto: 'auto' }[value];
      return width === undefined ? {} : { width, 'max-width': '100%' };
    },
  },
  _element_custom_width: when<Length | string>(
    ({ _element_width }) => _element_width === 'initial',
    {},
    (value) => {
      const width = cssLengthOf(value);
      return declared({ width, 'max-width': width && `min(100%,${width})` });
    },
  ),
};
