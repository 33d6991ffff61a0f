import { defineField } from '../../../core/settings';

/** The alignment of a block. Data of older releases have `left` and `right`, which mean start and end. */
export const alignField = defineField({
  kind: 'choice',
  options: {
    '': 'Default',
    start: 'Start',
    left: 'Left',
    center: 'Center',
    right: 'Right',
    end: 'End',
    justify: 'Justified',
  },
  responsive: true,
  group: 'style',
});

/** The tags that the page builder offers for titles. */
export const titleTags = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  h5: 'H5',
  h6: 'H6',
  div: 'div',
  span: 'span',
  p: 'p',
} as const;

/** A space or size in CSS units. */
export const sizeField = defineField({
  kind: 'length',
  units: ['px', '%', 'em', 'rem', 'vw', 'vh'],
  expressions: true,
  min: 0,
  responsive: true,
  group: 'style',
});

/** A colour of a part of a block. */
export const colourField = defineField({ kind: 'colour', group: 'style' });

/** The font of a part of a block. */
export const typographyField = defineField({ kind: 'typography', group: 'style' });
