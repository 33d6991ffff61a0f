import type { Fields } from '../../core/settings';

const group = 'shapes';
const shape = {
  kind: 'text',
  group,
  doc: 'File name of the shape divider at this edge, without extension. Default: no divider. The server prints the shape; in the editor, changes apply at once.',
  examples: ['mountains'],
} as const;
const negative = {
  kind: 'toggle',
  group,
  default: false,
  doc: 'Inverts the shape divider: uses the file whose name ends in `-negative`.',
} as const;

/** Shape dividers at the edges of a section or container, as the builder prints them. */
export const shapeSettings = {
  shape_divider_top: { ...shape, label: 'Top shape divider' },
  shape_divider_top_negative: {
    ...negative,
    label: 'Invert top shape',
    shownIf: { shape_divider_top: { filled: true } },
  },
  shape_divider_bottom: { ...shape, label: 'Bottom shape divider' },
  shape_divider_bottom_negative: {
    ...negative,
    label: 'Invert bottom shape',
    shownIf: { shape_divider_bottom: { filled: true } },
  },
} as const satisfies Fields;
