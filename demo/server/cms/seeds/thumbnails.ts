import { encode } from 'fast-png';

/** A block of a drawn page, in hundredths of its width and height. */
type Block = readonly [left: number, top: number, width: number, height: number, ink: Ink];
type Ink = 'line' | 'dark' | 'accent';
type Colour = readonly [red: number, green: number, blue: number];

const [width, height] = [160, 120];
const paper: Colour = [248, 246, 240];
const inks: Readonly<Record<Ink, Colour>> = {
  line: [205, 208, 200],
  dark: [61, 75, 69],
  accent: [31, 107, 77],
};

const lines = (left: number, top: number, count: number, wide: number): readonly Block[] =>
  Array.from({ length: count }, (_, line) => [
    left,
    top + line * 8,
    line === count - 1 ? wide * 0.6 : wide,
    4,
    'line',
  ]);

/** What a thumbnail shows, by what the document is. */
const drawings: Readonly<Record<string, readonly Block[]>> = {
  header: [
    [6, 8, 16, 10, 'accent'],
    [46, 11, 12, 4, 'dark'],
    [62, 11, 12, 4, 'dark'],
    [78, 11, 14, 4, 'dark'],
    [0, 26, 100, 1, 'line'],
  ],
  footer: [
    [0, 70, 100, 30, 'dark'],
    [6, 78, 20, 4, 'line'],
    [40, 78, 20, 4, 'line'],
    [74, 78, 20, 4, 'line'],
    [6, 86, 16, 4, 'line'],
  ],
  archive: [
    [6, 8, 40, 8, 'dark'],
    ...[6, 37, 68].flatMap((left): readonly Block[] => [
      [left, 26, 26, 28, 'accent'],
      ...lines(left, 60, 3, 26),
    ]),
  ],
  popup: [
    [0, 0, 100, 100, 'line'],
    [20, 20, 60, 60, 'accent'],
    [28, 32, 44, 8, 'line'],
    [36, 62, 28, 10, 'dark'],
  ],
  'error-404': [[30, 28, 40, 24, 'accent'], ...lines(20, 62, 3, 60)],
  'search-results': [[6, 8, 88, 12, 'line'], ...lines(6, 32, 7, 88)],
  widget: [
    [14, 24, 72, 52, 'line'],
    [22, 34, 40, 8, 'dark'],
    [22, 56, 26, 10, 'accent'],
  ],
  picture: [[6, 8, 44, 10, 'dark'], ...lines(6, 28, 6, 40), [54, 10, 40, 62, 'accent']],
  text: [[6, 8, 56, 10, 'dark'], ...lines(6, 28, 8, 88)],
};

const drawn = new Map<string, Uint8Array>();

/**
 * A small picture of a document of this kind, as PNG; `tint` gives each its own green. It is drawn once,
 * however many sites begin in this process.
 */
export function thumbnail(kind: string, tint: number): Uint8Array {
  const key = `${kind} ${tint}`;
  const picture = drawn.get(key) ?? draw(kind, tint);
  drawn.set(key, picture);
  return picture;
}

function draw(kind: string, tint: number): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  fill(data, [0, 0, 100, 100], paper);
  const shift = (tint * 37) % 90;
  for (const [left, top, wide, high, ink] of drawings[kind] ?? drawings.text ?? []) {
    const [red, green, blue] = inks[ink];
    fill(
      data,
      [left, top, wide, high],
      ink === 'accent' ? [red + shift, green, blue + shift / 2] : [red, green, blue],
    );
  }
  return encode({ width, height, data, channels: 3, depth: 8 });
}

function fill(
  data: Uint8Array,
  [left, top, wide, high]: readonly [number, number, number, number],
  colour: Colour,
): void {
  const start = Math.round((left / 100) * width);
  const end = Math.round(((left + wide) / 100) * width);
  for (let y = Math.round((top / 100) * height); y < ((top + high) / 100) * height; y += 1) {
    for (let x = start; x < end; x += 1) data.set(colour, (y * width + x) * 3);
  }
}
