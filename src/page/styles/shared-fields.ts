import { defineField } from '../../core/settings';

/** The units that the page builder offers for sizes (docs/compatibility/page-builder-styles.md#sizes). */
export const sizeUnits = ['px', '%', 'em', 'rem', 'vw', 'vh'];

/** A size with a unit or an expression, per device. */
export const sizeField = defineField({
  kind: 'length',
  units: sizeUnits,
  expressions: true,
  responsive: true,
  examples: [{ size: 480, unit: 'px' }],
});

/** A share from 0 to 1. The page builder saves it as a size in pixels, whose unit has no meaning. */
export const shareField = defineField({
  kind: 'length',
  units: ['px'],
  min: 0,
  examples: [{ size: 0.5, unit: 'px' }],
});

/** A duration; the page builder saves seconds as a size in pixels. */
export const durationField = defineField({
  kind: 'length',
  units: ['s', 'ms', 'px'],
  min: 0,
  examples: [{ size: 0.3, unit: 's' }],
});
