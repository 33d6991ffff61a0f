import { type Block, blockImage, type Colour, textBlocks } from '../../server/block-image';
import type { templateTypes } from './words';

type Kind = (typeof templateTypes)[number] | 'kit';
type Shade = 'line' | 'dark' | 'accent';

const drawings: Readonly<Record<Kind, readonly Block<Shade>[]>> = {
  header: [
    [0, 0, 100, 22, 'accent'],
    [6, 8, 16, 6, 'line'],
    [60, 9, 9, 4, 'line'],
    [73, 9, 9, 4, 'line'],
    [86, 9, 9, 4, 'line'],
  ],
  footer: [
    [0, 66, 100, 34, 'dark'],
    [6, 75, 20, 4, 'line'],
    [40, 75, 20, 4, 'line'],
    [74, 75, 20, 4, 'line'],
  ],
  page: [[0, 0, 100, 40, 'accent'], [24, 14, 52, 8, 'line'], ...textBlocks([8, 50, 84], 5)],
  'single-post': [[8, 8, 60, 9, 'dark'], [8, 24, 84, 30, 'accent'], ...textBlocks([8, 62, 84], 4)],
  'single-page': [[8, 8, 60, 9, 'dark'], ...textBlocks([8, 26, 84], 7)],
  archive: [
    [6, 6, 40, 8, 'dark'],
    [6, 24, 26, 30, 'accent'],
    [37, 24, 26, 30, 'accent'],
    [68, 24, 26, 30, 'accent'],
    ...textBlocks([6, 62, 26], 3),
  ],
  'search-results': [[6, 8, 88, 13, 'line'], ...textBlocks([6, 32, 88], 6)],
  'error-404': [[30, 24, 40, 28, 'accent'], ...textBlocks([22, 62, 56], 2)],
  popup: [
    [0, 0, 100, 100, 'line'],
    [18, 20, 64, 60, 'accent'],
    [36, 62, 28, 10, 'dark'],
  ],
  container: [[6, 8, 42, 84, 'accent'], ...textBlocks([54, 14, 40], 6)],
  widget: [
    [14, 24, 72, 52, 'line'],
    [22, 34, 40, 8, 'dark'],
    [22, 56, 26, 10, 'accent'],
  ],
  kit: [
    [4, 4, 92, 20, 'accent'],
    [4, 30, 44, 66, 'line'],
    [52, 30, 44, 30, 'dark'],
    [52, 66, 44, 30, 'accent'],
  ],
};

const paper: Colour = [247, 246, 242];

const drawn = new Map<string, Uint8Array>();

/** A thumbnail of a template or kit as PNG, in one of twelve tones. */
export function drawing(kind: Kind, tone: number): Uint8Array {
  const key = `${kind} ${tone % 12}`;
  const picture = drawn.get(key) ?? draw(kind, tone);
  drawn.set(key, picture);
  return picture;
}

function draw(kind: Kind, tone: number): Uint8Array {
  const accent = hue((tone % 12) * 30);
  const shades = { line: [206, 208, 204], dark: [56, 68, 72], accent } as const;
  return blockImage(drawings[kind], paper, shades);
}

function hue(degrees: number): Colour {
  const channel = (shift: number): number =>
    Math.round(120 + 62 * Math.cos(((degrees - shift) * Math.PI) / 180));
  return [channel(0), channel(120), channel(240)];
}
