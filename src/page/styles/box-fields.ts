import { defineField, defineSettings } from '../../core/settings';
import { type Prefixed, prefixed } from './prefixed';
import type { StyleRules } from './style-rule';
import { sides } from './writers';

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

function fieldsOf(box: string, padding: string) {
  return defineSettings({
    margin: {
      ...marginField,
      label: 'Margin',
      doc: `The space outside the ${box}. Default: none.`,
    },
    padding: {
      ...paddingField,
      label: 'Padding',
      doc: `The space inside the ${box}. Default: ${padding}.`,
    },
  });
}

/** The settings of the space around and in a box. */
export type SpaceFields<P extends string> = Prefixed<P, ReturnType<typeof fieldsOf>>;

/**
 * Returns the settings of the space around and in a box.
 *
 * @param prefix of the keys: `_` for widgets
 * @param box what they apply to, in docs: `widget`
 * @param padding the default padding, in docs
 */
export function spaceFields<P extends string>(
  prefix: P,
  box: string,
  padding: string,
): SpaceFields<P> {
  return prefixed(prefix, fieldsOf(box, padding));
}

/** Returns the rules of `spaceFields`. */
export function spaceRules(prefix: string): StyleRules {
  return {
    [`${prefix}margin`]: { write: sides('margin') },
    [`${prefix}padding`]: { write: sides('padding') },
  };
}
