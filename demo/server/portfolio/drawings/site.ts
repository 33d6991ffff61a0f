import { type CustomerLook, customerLook } from '../customer-look';
import { type Random, shuffled } from '../random';
import type { Canvas } from './canvas';
import { path, rect, shape, short, textLines } from './shapes';

/** A full-page screenshot of a website. */
export function site({ width, height, random }: Canvas, seed: number): string {
  const look = customerLook({ seed });
  const footer = 150;
  const sections = [hero, ...shuffled([cards, story, quote, gallery, list], random)];
  const drawn = [rect(0, 0, width, height, look.page), header(width, look)];
  let y = 64;
  for (let index = 0; y < height - footer; index += 1) {
    const section = (sections[index] ?? random.pick(sections.slice(1))) as Section;
    const [picture, used] = section(y, { width, look, random });
    drawn.push(picture);
    y += used;
  }
  drawn.push(pageFooter(height - footer, footer, width, look));
  return drawn.join('');
}

interface Page {
  readonly width: number;
  readonly look: CustomerLook;
  readonly random: Random;
}

/** Draws a section at `y`. Returns the drawing and its height. */
type Section = (y: number, page: Page) => [string, number];

const margin = 48;

function header(width: number, { ink, accent, page }: CustomerLook): string {
  return (
    rect(0, 0, width, 64, page) +
    shape('circle', { cx: margin + 12, cy: 32, r: 12, fill: accent }) +
    textLines(margin + 36, 32, [90], 0, ink, 9) +
    path(`M${width - 250} 32h44m22 0h44m22 0h60`, { stroke: ink, 'stroke-width': 5, opacity: 0.7 })
  );
}

const hero: Section = (y, { width, look, random }) => {
  const { layout, accent, onAccent, ink, band } = look;
  const high = layout === 'poster' ? 400 : 320;
  const isPoster = layout === 'poster';
  const words = isPoster ? onAccent : ink;
  const x = layout === 'centred' ? width / 2 - 150 : margin;
  const button = rect(x, y + 210, 120, 40, isPoster ? onAccent : accent, { rx: 20 });
  const art = layout === 'split' ? bookArt(width - 210, y + 50, 150, 210, look) : '';
  const background = rect(0, y, width, high, isPoster ? accent : band);
  return [
    background +
      textLines(x, y + 90, [270, random.whole(170, 250)], 36, words, 20) +
      textLines(x, y + 162, [240, 200], 18, words, 5) +
      button +
      art,
    high,
  ];
};

function bookArt(x: number, y: number, wide: number, high: number, look: CustomerLook): string {
  return (
    rect(x + 8, y + 10, wide, high, look.ink, { opacity: 0.15 }) +
    rect(x, y, wide, high, look.accent, { rx: 3 }) +
    rect(x, y, wide * 0.12, high, look.ink, { opacity: 0.35 }) +
    rect(x + wide * 0.28, y + high * 0.2, wide * 0.58, high * 0.26, look.page)
  );
}

const cards: Section = (y, { width, look, random }) => {
  const count = random.pick([2, 3]);
  const wide = Math.floor((width - 2 * margin - (count - 1) * 24) / count);
  const high = random.whole(120, 190);
  const drawn = Array.from({ length: count }, (_, index) => {
    const x = margin + index * (wide + 24);
    return (
      rect(x, y + 48, wide, high, look.band, { rx: 6 }) +
      shape('circle', {
        cx: x + wide / 2,
        cy: y + 48 + high / 2,
        r: high * 0.24,
        fill: look.accent,
      }) +
      textLines(x, y + high + 74, [wide * 0.7], 0, look.ink, 8) +
      textLines(x, y + high + 96, [wide, wide * 0.86], 16, look.muted, 4)
    );
  });
  return [drawn.join(''), high + 150];
};

const story: Section = (y, { width, look, random }) => {
  const lines = random.whole(6, 11);
  const widths = Array.from({ length: lines }, () => random.whole(200, 240));
  const artHigh = lines * 18 + 20;
  return [
    textLines(margin, y + 48, [random.whole(140, 220)], 0, look.ink, 14) +
      textLines(margin, y + 84, widths, 18, look.muted, 4) +
      rect(width / 2 + 24, y + 40, width / 2 - margin - 24, artHigh, look.band) +
      path(
        `M${short(width / 2 + 24)} ${short(y + 40 + artHigh)}l90 ${short(-artHigh * 0.6)}l60 ${short(artHigh * 0.3)}l50 ${short(-artHigh * 0.2)}l28 ${short(artHigh * 0.5)}z`,
        { fill: look.accent, opacity: 0.7 },
      ),
    artHigh + 84,
  ];
};

const quote: Section = (y, { width, look }) => [
  rect(0, y, width, 190, look.accent) +
    textLines(width / 2 - 160, y + 66, [320, 320], 30, look.onAccent, 11) +
    textLines(width / 2 - 60, y + 138, [120], 0, look.onAccent, 5),
  190,
];

const gallery: Section = (y, { width, look, random }) => {
  const wide = Math.floor((width - 2 * margin - 24) / 3);
  const drawn = Array.from({ length: 6 }, (_, index) =>
    rect(
      margin + (index % 3) * (wide + 12),
      y + 44 + Math.floor(index / 3) * 132,
      wide,
      120,
      random.pick([look.band, look.accent, look.muted]),
    ),
  );
  return [drawn.join(''), 330];
};

const list: Section = (y, { width, look, random }) => {
  const rows = random.whole(4, 7);
  const drawn = Array.from({ length: rows }, (_, index) => {
    const at = y + 60 + index * 44;
    return (
      textLines(margin, at, [60], 0, look.accent, 8) +
      textLines(margin + 100, at, [random.whole(150, 280)], 0, look.ink, 8) +
      rect(margin, at + 20, width - 2 * margin, 1, look.muted)
    );
  });
  return [drawn.join(''), 80 + rows * 44];
};

function pageFooter(y: number, high: number, width: number, look: CustomerLook): string {
  const columns = [margin, width / 2 - 70, width - 190];
  return (
    rect(0, y, width, high, look.ink) +
    columns.map((x) => textLines(x, y + 44, [110, 80, 96], 24, look.page, 5)).join('')
  );
}
