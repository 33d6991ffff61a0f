import { encode } from 'fast-png';

/** The parts of a colour, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A rectangle of a drawing, in percent of its width and height, and the name of its colour. */
export type Block<Name extends string = string> = readonly [
  left: number,
  top: number,
  width: number,
  height: number,
  colour: Name,
];

const [width, height] = [160, 120];

/** A PNG of 160 × 120 pixels that shows rectangles on a plain background: a placeholder for a screenshot. */
export function blockImage<Name extends string>(
  blocks: readonly Block<Name>[],
  background: Colour,
  colours: Readonly<Record<Name, Colour>>,
): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  fill(data, [0, 0, 100, 100], background);
  for (const [left, top, wide, high, colour] of blocks) {
    fill(data, [left, top, wide, high], colours[colour]);
  }
  return encode({ width, height, data, channels: 3, depth: 8 });
}

/** Rows of text: equally long rectangles of which the last is shorter. */
export function textBlocks(
  [left, top, wide]: readonly [left: number, top: number, width: number],
  count: number,
): readonly Block<'line'>[] {
  return Array.from({ length: count }, (_, row) => {
    const isLast = row === count - 1;
    return [left, top + row * 9, isLast ? wide / 2 : wide, 4, 'line'];
  });
}

function fill(
  data: Uint8Array,
  [left, top, wide, high]: readonly [number, number, number, number],
  colour: Colour,
): void {
  const [right, bottom] = [((left + wide) * width) / 100, ((top + high) * height) / 100];
  for (let y = Math.round((top * height) / 100); y < Math.min(bottom, height); y += 1) {
    for (let x = Math.round((left * width) / 100); x < Math.min(right, width); x += 1) {
      data.set(colour, (y * width + x) * 3);
    }
  }
}
