import type { Fields } from '../../../core/settings';

const group = 'shapes';
const shape = {
  kind: 'text',
  group,
  doc: 'The shape at that edge, by the name of its file; followed in the editor, printed by the server.',
  examples: ['mountains'],
} as const;
const negative = {
  kind: 'toggle',
  group,
  default: false,
  doc: 'Its counterpart, whose file ends in `-negative`.',
} as const;

/** The shapes at the edges of a section or container, as the builder prints them. */
export const shapeSettings = {
  shape_divider_top: { ...shape, label: 'Shape at the top' },
  shape_divider_top_negative: { ...negative, label: 'Turned, at the top' },
  shape_divider_bottom: { ...shape, label: 'Shape at the bottom' },
  shape_divider_bottom_negative: { ...negative, label: 'Turned, at the bottom' },
} as const satisfies Fields;
