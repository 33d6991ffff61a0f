import { randomInt } from 'node:crypto';
import { encode } from 'fast-png';
import { glyphs } from './captcha-glyphs';

/** The characters of captchas: upper-case letters and digits. */
export const captchaCharacters = Object.keys(glyphs).join('');

/** The size of a captcha image in CSS pixels. */
export const captchaSize = { width: 168, height: 56 } as const;

const dot = 5;
const [columns, rows] = [5, 7];
const [paper, ink] = [255, 40];
const specks = 300;
const strokes = 3;

/** Draws a text as a greyscale PNG: each character is rotated and shifted, with specks and strokes over it. */
export function captchaImage(text: string): Uint8Array<ArrayBuffer> {
  const { width, height } = captchaSize;
  const data = new Uint8Array(width * height).fill(paper);
  const cell = width / text.length;
  [...text].forEach((character, index) => {
    drawGlyph(data, glyphs[character] ?? [], (index + 0.5) * cell);
  });
  for (let speck = 0; speck < specks; speck++) data[randomInt(data.length)] = randomInt(80, 200);
  for (let stroke = 0; stroke < strokes; stroke++) drawStroke(data);
  return new Uint8Array(encode({ width, height, data, channels: 1, depth: 8 }));
}

// Maps each pixel near the glyph to its position in the upright glyph.
function drawGlyph(data: Uint8Array, glyph: readonly string[], centre: number): void {
  const { width, height } = captchaSize;
  const angle = jitter(0.3);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [centre + jitter(3), height / 2 + jitter(4)];
  for (let y = 0; y < height; y++) {
    for (let x = Math.max(0, Math.round(centre - 24)); x < Math.min(width, centre + 24); x++) {
      const [dx, dy] = [x - middleX, y - middleY];
      const column = Math.floor((dx * cos + dy * sin) / dot + columns / 2);
      const row = Math.floor((dy * cos - dx * sin) / dot + rows / 2);
      if (glyph[row]?.[column] === '#') data[y * width + x] = ink;
    }
  }
}

function drawStroke(data: Uint8Array): void {
  const { width, height } = captchaSize;
  const [from, to] = [randomInt(height), randomInt(height)];
  for (let x = 0; x < width; x++) {
    const y = Math.round(from + ((to - from) * x) / width);
    data[y * width + x] = 110;
  }
}

/** A random number between −most and most. */
function jitter(most: number): number {
  return (randomInt(-1000, 1001) / 1000) * most;
}
