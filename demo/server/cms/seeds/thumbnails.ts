import { type Block, blockImage, type Colour, textBlocks } from '../../../../server/block-image';

type Ink = 'line' | 'dark' | 'accent';

const paper: Colour = [248, 246, 240];
const inks: Readonly<Record<Ink, Colour>> = {
  line: [205, 208, 200],
  dark: [61, 75, 69],
  accent: [31, 107, 77],
};

/** The drawing of each type of document. */
const drawings: Readonly<Record<string, readonly Block<Ink>[]>> = {
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
    ...[6, 37, 68].flatMap((left): readonly Block<Ink>[] => [
      [left, 26, 26, 28, 'accent'],
      ...textBlocks([left, 60, 26], 3),
    ]),
  ],
  popup: [
    [0, 0, 100, 100, 'line'],
    [20, 20, 60, 60, 'accent'],
    [28, 32, 44, 8, 'line'],
    [36, 62, 28, 10, 'dark'],
  ],
  'error-404': [[30, 28, 40, 24, 'accent'], ...textBlocks([20, 62, 60], 3)],
  'search-results': [[6, 8, 88, 12, 'line'], ...textBlocks([6, 32, 88], 7)],
  widget: [
    [14, 24, 72, 52, 'line'],
    [22, 34, 40, 8, 'dark'],
    [22, 56, 26, 10, 'accent'],
  ],
  picture: [[6, 8, 44, 10, 'dark'], ...textBlocks([6, 28, 40], 6), [54, 10, 40, 62, 'accent']],
  text: [[6, 8, 56, 10, 'dark'], ...textBlocks([6, 28, 88], 8)],
};

const drawn = new Map<string, Uint8Array>();

/**
 * A thumbnail of a type of document, as PNG. `tint` varies the green. Thumbnails are cached for all sites of the
 * process.
 */
export function thumbnail(kind: string, tint: number): Uint8Array {
  const key = `${kind} ${tint}`;
  const picture = drawn.get(key) ?? draw(kind, tint);
  drawn.set(key, picture);
  return picture;
}

function draw(kind: string, tint: number): Uint8Array {
  const shift = (tint * 37) % 90;
  const [red, green, blue] = inks.accent;
  const accent: Colour = [red + shift, green, blue + shift / 2];
  return blockImage(drawings[kind] ?? drawings.text ?? [], paper, { ...inks, accent });
}
