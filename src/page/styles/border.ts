import { defineSettings } from '../../core/settings';
import { capital, type Prefixed, prefixed } from './prefixed';
import type { StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { when } from './when';
import { colour, keyword, sides } from './writers';

/** The types of a border that is drawn. */
const lines = ['solid', 'double', 'dotted', 'dashed', 'groove'] as const;

/** The settings of a border without their prefix. */
function fieldsOf(name: string) {
  const label = (text: string): string => capital(`${name} ${text}`);
  return defineSettings({
    _border: {
      kind: 'choice',
      options: {
        '': 'Default',
        none: 'None',
        solid: 'Solid',
        double: 'Double',
        dotted: 'Dotted',
        dashed: 'Dashed',
        groove: 'Groove',
      },
      label: label('type'),
      group: 'style',
      doc: `The line of the ${name}. Default: that of the site.`,
    },
    _width: {
      kind: 'sides',
      units: ['px', 'em', 'rem', 'vw'],
      min: 0,
      responsive: true,
      label: label('width'),
      group: 'style',
      doc: `The width of the ${name}, for a type other than none. Default: medium.`,
      examples: [{ unit: 'px', top: '1', right: '1', bottom: '1', left: '1', isLinked: true }],
      shownIf: { _border: lines },
    },
    _color: {
      kind: 'colour',
      label: label('color'),
      group: 'style',
      doc: `The color of the ${name}. Default: the text color.`,
      examples: ['#8a909c'],
      shownIf: { _border: lines },
    },
  });
}

/** The settings of a border. */
export type BorderFields<P extends string> = Prefixed<P, ReturnType<typeof fieldsOf>>;

/**
 * Returns the settings of a border, by the page builder's names.
 *
 * @param prefix of the keys: `border`
 * @param name of the border in labels and docs: `border on hover`
 */
export function borderFields<P extends string>(prefix: P, name: string): BorderFields<P> {
  return prefixed(prefix, fieldsOf(name));
}

/** Returns the rules of `borderFields`. */
export function borderRules(prefix: string, target: StyleTarget = {}): StyleRules {
  const hasLine = (settings: StyleSettings): boolean =>
    !['', 'none', undefined].includes(settings[`${prefix}_border`] as string | undefined);
  return {
    [`${prefix}_border`]: { ...target, write: keyword('border-style') },
    [`${prefix}_width`]: when(hasLine, target, sides('border')),
    [`${prefix}_color`]: when(hasLine, target, colour('border-color')),
  };
}
