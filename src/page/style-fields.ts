import { defineField } from '../core/settings';

/** The units that the page builder offers for spaces (docs/compatibility/page-builder-styles.md#sides-and-corners). */
const units = ['px', '%', 'em', 'rem', 'vw'];

/** A margin per side. */
export const marginField = defineField({
  kind: 'sides',
  units,
  auto: true,
  responsive: true,
  group: 'advanced',
  examples: [{ unit: 'px', top: '40', right: '', bottom: '40', left: '', isLinked: false }],
});

/** A padding per side. */
export const paddingField = defineField({
  kind: 'sides',
  units,
  min: 0,
  responsive: true,
  group: 'advanced',
  examples: [{ unit: 'em', top: '2', right: '2', bottom: '2', left: '2', isLinked: true }],
});

/** A radius per corner. */
export const radiusField = defineField({
  kind: 'corners',
  units: ['px', '%', 'em', 'rem'],
  responsive: true,
  group: 'style',
  examples: [{ unit: 'px', top: '8', right: '8', bottom: '0', left: '0', isLinked: false }],
});

/** A shadow of a box. */
export const shadowField = defineField({
  kind: 'shadow',
  group: 'style',
  examples: [{ horizontal: 0, vertical: 2, blur: 10, spread: 0, color: 'rgba(0,0,0,0.5)' }],
});
