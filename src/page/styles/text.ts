import { defineSettings } from '../../core/settings';
import { type Prefixed, prefixed } from './prefixed';
import type { StyleRules } from './style-rule';
import { typography } from './typography';
import { colour, textAlign } from './writers';

const group = 'typography';

/** The settings of the texts in a box without their prefix. */
function fieldsOf(box: string) {
  return defineSettings({
    color_text: {
      kind: 'colour',
      label: 'Text color',
      group,
      doc: `The color of texts in the ${box}. Default: that of the site.`,
      examples: ['#1b1d22'],
    },
    color_link: {
      kind: 'colour',
      label: 'Link color',
      group,
      doc: `The color of links in the ${box}. Default: that of the site.`,
      examples: ['#2f5bd7'],
    },
    color_link_hover: {
      kind: 'colour',
      label: 'Link hover color',
      group,
      doc: `The color of links in the ${box} under the pointer. Default: that of the site.`,
      examples: ['#1a44b8'],
    },
    text_align: {
      kind: 'choice',
      options: {
        '': 'Default',
        left: 'Left',
        start: 'Start',
        center: 'Center',
        right: 'Right',
        end: 'End',
        justify: 'Justified',
      },
      responsive: true,
      label: 'Text align',
      group,
      doc: `The alignment of texts in the ${box}; left and right mean start and end. Default: start.`,
    },
    typography: {
      kind: 'typography',
      label: 'Typography',
      group,
      doc: `The font of texts in the ${box}. Default: that of the site.`,
    },
  });
}

/** The settings of the texts in a box. */
export type TextFields<P extends string> = Prefixed<P, ReturnType<typeof fieldsOf>>;

/**
 * Returns the settings of the texts in a box.
 *
 * @param prefix of the keys: `_` for widgets
 * @param box what they apply to, in docs: `widget`
 */
export function textFields<P extends string>(prefix: P, box: string): TextFields<P> {
  return prefixed(prefix, fieldsOf(box));
}

/** Returns the rules of `textFields`. */
export function textRules(prefix: string): StyleRules {
  return {
    [`${prefix}color_text`]: { write: colour('color') },
    [`${prefix}color_link`]: { tag: 'a', write: colour('color') },
    [`${prefix}color_link_hover`]: { tag: 'a', state: 'hover', write: colour('color') },
    [`${prefix}text_align`]: { write: textAlign },
    [`${prefix}typography`]: { write: typography },
  };
}

/** The setting of the headings in a box, which the page builder has for sections and columns. */
export const headingColourFields = defineSettings({
  heading_color: {
    kind: 'colour',
    label: 'Heading color',
    group,
    doc: 'The color of heading widgets in the box. Default: that of the site.',
    examples: ['#1b1d22'],
  },
});

/** The rule of `headingColourFields`. */
export const headingColourRules: StyleRules = {
  heading_color: { part: 'nh-heading', write: colour('color') },
};
