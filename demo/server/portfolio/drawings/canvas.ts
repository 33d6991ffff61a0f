import type { Random } from '../random';
import { type Ground, groundOf } from './colours';
import { rect, shape } from './shapes';

/** The size of a drawing, and its random numbers. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
}

/** Wall and table. The table starts at `edge`, a fraction of the height. */
export function room({ width, height, random }: Canvas, edge: number): [Ground, string] {
  const ground = groundOf(random);
  const top = height * edge;
  const drawn =
    rect(0, 0, width, height, ground.wall) + rect(0, top, width, height - top, ground.table);
  return [ground, drawn];
}

/** A soft shadow on the table. */
export function shadow(x: number, y: number, halfWidth: number, ground: Ground): string {
  const common = { cx: x, cy: y, fill: ground.shadow };
  return (
    shape('ellipse', { ...common, rx: halfWidth, ry: 16, opacity: 0.35 }) +
    shape('ellipse', { ...common, rx: halfWidth * 0.9, ry: 9, opacity: 0.5 })
  );
}
