import type { Gradient, GradientStop } from '../../core/settings';
import { cssColour, cssLengthOf } from './css-values';
import type { Declarations } from './style-rule';
import type { Writer } from './writers';

/** Writes a gradient as the background, without a background colour. */
export const gradient: Writer<Gradient> = (value): Declarations => {
  const from = stop(value.from);
  const to = stop(value.to);
  const way = value.type === 'radial' ? `at ${place(value.position)}` : cssLengthOf(value.angle);
  if (from === undefined || to === undefined || way === undefined) return {};
  return {
    'background-color': 'transparent',
    'background-image': `${value.type === 'radial' ? 'radial' : 'linear'}-gradient(${way},${from},${to})`,
  };
};

function stop({ color, at }: GradientStop): string | undefined {
  const colour = cssColour(color);
  return colour && `${colour} ${cssLengthOf(at) ?? ''}`.trim();
}

/** Returns a position of keywords; the middle for anything else. */
function place(position: string): string {
  return /^(?:center|top|bottom) (?:center|left|right)$/.test(position)
    ? position
    : 'center center';
}
