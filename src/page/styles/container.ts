import { defineSettings, type Gaps, type Length } from '../../core/settings';
import { cssLengthOf } from './css-values';
import { sizeField, sizeUnits } from './shared-fields';
import type { Declarations, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { cssTracks, isTracks } from './tracks';
import { when } from './when';
import { declared, gaps, keyword, length } from './writers';

const group = 'layout';

const justify = {
  '': 'Default',
  'flex-start': 'Start',
  center: 'Center',
  'flex-end': 'End',
  'space-between': 'Space between',
  'space-around': 'Space around',
  'space-evenly': 'Space evenly',
} as const;

const align = {
  '': 'Default',
  'flex-start': 'Start',
  center: 'Center',
  'flex-end': 'End',
  stretch: 'Stretch',
} as const;

const gridAlign = {
  '': 'Default',
  start: 'Start',
  center: 'Center',
  end: 'End',
  stretch: 'Stretch',
} as const;

const gridJustify = {
  '': 'Default',
  start: 'Start',
  center: 'Center',
  end: 'End',
  'space-between': 'Space between',
  'space-around': 'Space around',
  'space-evenly': 'Space evenly',
} as const;

const choice = { kind: 'choice', responsive: true, group } as const;

const gapsField = {
  kind: 'gaps',
  units: sizeUnits,
  responsive: true,
  group,
  examples: [{ unit: 'px', row: '24', column: '24', isLinked: true }],
} as const;

/** The number of columns or rows; with the unit `custom`, the CSS of the tracks. */
const tracksField = {
  kind: 'raw',
  accepts: isTracks,
  wanted: 'a size in "fr", or the tracks of a CSS grid with the unit "custom"',
  reason: 'A number, or a list of lengths and functions.',
  responsive: true,
  group,
  examples: [
    { size: 3, unit: 'fr' },
    { size: '1fr 2fr', unit: 'custom' },
  ],
} as const;

/** The setting of overflow, which sections and containers have. */
export const overflowFields = defineSettings({
  overflow: {
    kind: 'choice',
    options: { '': 'Default', hidden: 'Hidden', auto: 'Auto' },
    label: 'Overflow',
    group,
    doc: 'Whether content outside the box is seen. Default: it is.',
  },
});

/** The HTML tag of a box. */
export const htmlTagFields = defineSettings({
  html_tag: {
    kind: 'choice',
    options: {
      '': 'Default',
      div: 'div',
      header: 'header',
      footer: 'footer',
      main: 'main',
      article: 'article',
      section: 'section',
      aside: 'aside',
      nav: 'nav',
      a: 'a (link)',
    },
    label: 'HTML tag',
    group,
    doc: 'The tag of the box. Default: `div`; for sections `section`.',
  },
});

/** The settings of a container besides those of every box. */
export const containerFields = defineSettings({
  container_type: {
    kind: 'choice',
    options: { flex: 'Flexbox', grid: 'Grid' },
    label: 'Container layout',
    group,
    doc: 'How the children are placed. Default: flexbox.',
  },
  content_width: {
    kind: 'choice',
    options: { boxed: 'Boxed', full: 'Full width' },
    label: 'Content width',
    group,
    doc: 'Whether the content has the width of the page or of the container. Default: boxed.',
  },
  width: {
    ...sizeField,
    min: 0,
    label: 'Width',
    group,
    doc: 'The width of a container whose content has full width. Default: 100 %, on phones always.',
    shownIf: { content_width: 'full' },
  },
  boxed_width: {
    ...sizeField,
    min: 0,
    label: 'Boxed width',
    group,
    doc: 'The width of boxed content. Default: that of the page, on phones 100 %.',
    shownIf: { content_width: ['', 'boxed'] },
  },
  min_height: {
    ...sizeField,
    min: 0,
    label: 'Min height',
    group,
    doc: 'The minimum height of the container. Default: none.',
  },
  flex_direction: {
    ...choice,
    options: {
      '': 'Default',
      row: 'Row',
      column: 'Column',
      'row-reverse': 'Row, reversed',
      'column-reverse': 'Column, reversed',
    },
    label: 'Direction',
    doc: 'The direction in which the children follow. Default: column.',
    shownIf: { container_type: ['', 'flex'] },
  },
  flex_justify_content: {
    ...choice,
    options: justify,
    label: 'Justify content',
    doc: 'The distribution of the children along the direction. Default: start.',
    shownIf: { container_type: ['', 'flex'] },
  },
  flex_align_items: {
    ...choice,
    options: align,
    label: 'Align items',
    doc: 'The alignment of the children across the direction. Default: stretched.',
    shownIf: { container_type: ['', 'flex'] },
  },
  flex_gap: {
    ...gapsField,
    label: 'Gaps',
    doc: 'The space between the children. Default: that of the site, 20 px.',
    shownIf: { container_type: ['', 'flex'] },
  },
  flex_wrap: {
    ...choice,
    options: { '': 'Default', nowrap: 'No wrap', wrap: 'Wrap' },
    label: 'Wrap',
    doc: 'Whether children go on in a new line. Default: no; on phones they do.',
    shownIf: { container_type: ['', 'flex'] },
  },
  flex_align_content: {
    ...choice,
    options: justify,
    label: 'Align content',
    doc: 'The distribution of the lines, if children wrap. Default: start.',
    shownIf: { container_type: ['', 'flex'], flex_wrap: 'wrap' },
  },
  grid_columns_grid: {
    ...tracksField,
    label: 'Columns',
    doc: 'The columns of a grid. Default: 3, on phones 1.',
    shownIf: { container_type: 'grid' },
  },
  grid_rows_grid: {
    ...tracksField,
    label: 'Rows',
    doc: 'The rows of a grid. Default: 2.',
    shownIf: { container_type: 'grid' },
  },
  grid_gaps: {
    ...gapsField,
    label: 'Grid gaps',
    doc: 'The space between the cells of a grid. Default: that of the site, 20 px.',
    shownIf: { container_type: 'grid' },
  },
  grid_auto_flow: {
    ...choice,
    options: { row: 'Row', column: 'Column' },
    label: 'Auto flow',
    doc: 'The direction in which the cells of a grid are filled. Default: row.',
    shownIf: { container_type: 'grid' },
  },
  grid_justify_items: {
    ...choice,
    options: gridAlign,
    label: 'Justify items',
    doc: 'The horizontal alignment in the cells of a grid. Default: stretched.',
    shownIf: { container_type: 'grid' },
  },
  grid_align_items: {
    ...choice,
    options: gridAlign,
    label: 'Grid align items',
    doc: 'The vertical alignment in the cells of a grid. Default: stretched.',
    shownIf: { container_type: 'grid' },
  },
  grid_justify_content: {
    ...choice,
    options: gridJustify,
    label: 'Grid justify content',
    doc: 'The horizontal distribution of custom columns. Default: start.',
    shownIf: { container_type: 'grid' },
  },
  grid_align_content: {
    ...choice,
    options: gridJustify,
    label: 'Grid align content',
    doc: 'The vertical distribution of custom rows. Default: start.',
    shownIf: { container_type: 'grid' },
  },
});

const isGrid = ({ container_type }: StyleSettings): boolean => container_type === 'grid';
const isFlex = (settings: StyleSettings): boolean => !isGrid(settings);

/** The target of the box around boxed content, a child of its container or section. */
export const inner = { part: 'nh-inner', isChild: true } as const;

/** True if a container's content has the width of the page, so that it is printed in a box of its own. */
export function isBoxed({ content_width }: StyleSettings): boolean {
  return content_width !== 'full';
}

/** Returns the rules of `containerFields`, for the box that the children are in. */
function childrenRules(box: StyleTarget): StyleRules {
  const flex = (property: string) => when<string>(isFlex, box, keyword(property));
  const grid = (property: string) => when<string>(isGrid, box, keyword(property));
  const isWrapped = (settings: StyleSettings): boolean =>
    isFlex(settings) && settings.flex_wrap === 'wrap';
  return {
    container_type: {
      ...when<string>(isGrid, box, (_, settings) => gridDefaults(settings, '3')),
      onMobile: (settings) => (isGrid(settings) ? gridDefaults(settings, '1') : {}),
    },
    flex_direction: flex('flex-direction'),
    flex_justify_content: flex('justify-content'),
    flex_align_items: flex('align-items'),
    flex_gap: when<Gaps>(isFlex, box, gaps),
    flex_wrap: flex('flex-wrap'),
    flex_align_content: when<string>(isWrapped, box, keyword('align-content')),
    grid_columns_grid: {
      ...when(isGrid, box, tracks('grid-template-columns')),
      onMobile: (settings) => (isGrid(settings) ? tracks('grid-template-columns')(1) : {}),
    },
    grid_rows_grid: when(isGrid, box, tracks('grid-template-rows')),
    grid_gaps: when<Gaps>(isGrid, box, gaps),
    grid_auto_flow: grid('grid-auto-flow'),
    grid_justify_items: grid('justify-items'),
    grid_align_items: grid('align-items'),
    grid_justify_content: grid('justify-content'),
    grid_align_content: grid('align-content'),
  };
}

function gridDefaults(settings: StyleSettings, columns: string): Declarations {
  return {
    display: 'grid',
    ...(settings.grid_columns_grid === undefined && tracks('grid-template-columns')(columns)),
    ...(settings.grid_rows_grid === undefined && tracks('grid-template-rows')('2')),
  };
}

function tracks(property: string): (value: unknown) => Declarations {
  return (value) => declared({ [property]: cssTracks(value) });
}

/** The rules of a container whose content has its full width. */
export const fullContainerRules: StyleRules = {
  ...childrenRules({}),
  width: { write: length('width'), onMobile: () => ({ width: '100%' }) },
  min_height: { write: length('min-height') },
};

/** The rules of a container with boxed content. */
export const boxedContainerRules: StyleRules = {
  ...childrenRules(inner),
  boxed_width: { ...inner, write: atMost, onMobile: () => ({ 'max-width': '100%' }) },
  min_height: { write: length('min-height') },
};

/** Writes a maximum width that fits into the box. */
export function atMost(value: Length | string): Declarations {
  const width = cssLengthOf(value);
  return declared({ 'max-width': width && `min(100%,${width})` });
}

/** The rules of `overflowFields`. */
export const overflowRules: StyleRules = { overflow: { write: keyword('overflow') } };
