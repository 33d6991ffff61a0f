import { defineSettings, type Length } from '../../core/settings';
import { shapeOptions } from '../shapes/shape-drawings';
import { cssLengthOf } from './css-values';
import { joinRules } from './join-rules';
import { type Prefixed, prefixed } from './prefixed';
import { sizeField } from './shared-fields';
import type { Declarations, StyleRules, StyleSettings, StyleTarget } from './style-rule';
import { colour, declared, length } from './writers';

/** An edge of a container or section. */
export type ShapeEdge = 'top' | 'bottom';

const group = 'shapes';
const yes = { kind: 'choice', options: { '': 'No', yes: 'Yes' }, group } as const;

/** The condition that a shape is chosen. */
const isChosen = { '': { filled: true } } as const;

function fieldsOf(edge: ShapeEdge) {
  return defineSettings({
    '': {
      kind: 'choice',
      options: shapeOptions,
      label: `Shape divider at the ${edge}`,
      group,
      doc: `The shape at the ${edge} edge. Default: none.`,
    },
    _color: {
      kind: 'colour',
      label: `Color of the ${edge} shape`,
      group,
      doc: 'The color of the shape. Default: that of the page.',
      examples: ['#f6f6f6'],
      shownIf: isChosen,
    },
    _width: {
      ...sizeField,
      units: ['%', 'vw'],
      min: 0,
      label: `Width of the ${edge} shape`,
      group,
      doc: 'The width of the drawing, at least 100 %. Default: 100 %.',
      examples: [{ size: 150, unit: '%' }],
      shownIf: isChosen,
    },
    _height: {
      ...sizeField,
      min: 0,
      label: `Height of the ${edge} shape`,
      group,
      doc: 'The height of the shape. Default: a tenth of its width.',
      examples: [{ size: 60, unit: 'px' }],
      shownIf: isChosen,
    },
    _flip: {
      ...yes,
      label: `Flip the ${edge} shape`,
      doc: 'Mirrors the shape horizontally. Default: no.',
      shownIf: isChosen,
    },
    _negative: {
      ...yes,
      label: `Invert the ${edge} shape`,
      doc: 'Draws what the shape leaves free. Default: no.',
      shownIf: isChosen,
    },
    _above_content: {
      ...yes,
      label: `Bring the ${edge} shape to front`,
      doc: 'Whether the shape is in front of the content. Default: behind it.',
      shownIf: isChosen,
    },
  });
}

/** The settings of a shape divider. */
type ShapeFields<E extends ShapeEdge> = Prefixed<`shape_divider_${E}`, ReturnType<typeof fieldsOf>>;

/** Settings of the shape dividers of containers and sections. */
export const shapeFields: ShapeFields<'top'> & ShapeFields<'bottom'> = {
  ...prefixed('shape_divider_top', fieldsOf('top')),
  ...prefixed('shape_divider_bottom', fieldsOf('bottom')),
};

/** The rules of `shapeFields`. */
export const shapeRules: StyleRules = joinRules(rulesOf('top'), rulesOf('bottom'));

function rulesOf(edge: ShapeEdge): StyleRules {
  const key = `shape_divider_${edge}`;
  const box: StyleTarget = { part: `nh-shape-${edge}`, isChild: true };
  const drawing: StyleTarget = { part: `nh-shape-${edge}>svg`, isChild: true };
  const isDrawn = (settings: StyleSettings): boolean => Boolean(settings[key]);
  const isFlipped = (settings: StyleSettings): boolean => settings[`${key}_flip`] === 'yes';
  return {
    [key]: [
      { ...box, write: (_: string, settings) => boxOf(edge, settings) },
      {
        ...drawing,
        write: (_: string, settings) =>
          isDrawn(settings) ? { ...drawingBox, ...(isFlipped(settings) && { scale: '-1 1' }) } : {},
      },
    ],
    [`${key}_color`]: { ...box, write: colour('color') },
    [`${key}_width`]: { ...drawing, write: drawingWidth },
    [`${key}_height`]: { ...box, write: length('height') },
  };
}

const drawingBox: Declarations = {
  display: 'block',
  width: '100%',
  height: '100%',
  'max-width': 'none',
  fill: 'currentColor',
};

/** The box of a shape: at its edge, behind the content, which comes after it. One pixel beyond the edge hides gaps. */
function boxOf(edge: ShapeEdge, settings: StyleSettings): Declarations {
  const key = `shape_divider_${edge}`;
  if (!settings[key]) return {};
  const isTurned = (edge === 'bottom') !== (settings[`${key}_negative`] === 'yes');
  return {
    position: 'absolute',
    [edge]: '-1px',
    'inset-inline': '0',
    overflow: 'hidden',
    'pointer-events': 'none',
    color: 'var(--nh-surface,#fff)',
    ...(isTurned && { rotate: '180deg' }),
    ...(settings[`${key}_above_content`] === 'yes' && { 'z-index': '2' }),
  };
}

/** A drawing that is wider than its box is in the middle of it. */
function drawingWidth(value: Length | string): Declarations {
  const width = cssLengthOf(value);
  return declared({
    width: width && `max(100%,${width})`,
    'margin-inline-start': width && `min(0px,(100% - ${width})/2)`,
  });
}
