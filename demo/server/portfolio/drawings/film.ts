import type { Canvas } from './canvas';
import { clothOf, inksOf, leaf, leafEdge } from './colours';
import { path, rect, shape, short } from './shapes';

/** A still of a film. */
export function film(canvas: Canvas, file: string): string {
  const { width, height } = canvas;
  const scene = scenes[file] ?? openBook;
  return [
    rect(0, 0, width, height, '#221f1d'),
    shape('ellipse', {
      cx: width / 2,
      cy: height * 0.52,
      rx: width * 0.52,
      ry: height * 0.46,
      fill: '#3a342f',
    }),
    scene(canvas),
  ].join('');
}

type Scene = (canvas: Canvas) => string;

const openBook: Scene = ({ width, height, random }) => {
  const cloth = clothOf(random);
  const [x, y] = [width / 2, height * 0.74];
  const [wide, high] = [width * 0.34, height * 0.44];
  const side = (sign: number) =>
    path(
      `M${short(x)} ${short(y)}q${short((sign * wide) / 2)} -34 ${short(sign * wide)} 0v${short(-high)}q${short((-sign * wide) / 2)} -34 ${short(-sign * wide)} 0z`,
      { fill: leaf, stroke: leafEdge },
    );
  return [
    rect(x - wide - 10, y - high - 4, 2 * wide + 20, high + 14, cloth.cover, { rx: 5 }),
    side(-1),
    side(1),
    path(
      `M${short(x)} ${short(y)}C${short(x + 30)} ${short(y - high * 0.9)} ${short(x + 60)} ${short(y - high * 1.3)} ${short(x + wide * 0.5)} ${short(y - high * 1.42)}V${short(y - high * 0.42)}Q${short(x + wide * 0.2)} ${short(y - high * 0.3)} ${short(x)} ${short(y)}z`,
      { fill: '#fffdf6', stroke: leafEdge },
    ),
  ].join('');
};

const sewing: Scene = ({ width, height, random }) => {
  const thread = random.pick(['#b8402a', '#d39a2d', '#3d8466']);
  const rows = Array.from({ length: 9 }, (_, index) => {
    const y = height * 0.24 + index * height * 0.06;
    return rect(width * 0.16, y, width * 0.68, height * 0.052, leaf, { rx: 5, stroke: leafEdge });
  });
  const stitches = [0.26, 0.42, 0.58, 0.74].map((at) =>
    path(
      `M${short(width * at)} ${short(height * 0.24)}${'q9 5 0 10t0 10'.repeat(Math.floor((height * 0.54) / 20))}`,
      { stroke: thread, 'stroke-width': 3.5, fill: 'none' },
    ),
  );
  return [
    ...rows,
    ...stitches,
    path(
      `M${short(width * 0.74)} ${short(height * 0.24)}Q${short(width * 0.9)} ${short(height * 0.05)} ${short(width * 0.66)} ${short(height * 0.12)}`,
      { stroke: thread, 'stroke-width': 3, fill: 'none' },
    ),
    path(
      `M${short(width * 0.56)} ${short(height * 0.19)}l${short(width * 0.11)} ${short(-height * 0.075)}`,
      {
        stroke: '#d8d8d8',
        'stroke-width': 5,
        'stroke-linecap': 'round',
      },
    ),
  ].join('');
};

const press: Scene = ({ width, height, random }) => {
  const cloth = clothOf(random);
  const wood = '#8a6d4b';
  return [
    rect(width * 0.22, height * 0.12, width * 0.04, height * 0.72, wood),
    rect(width * 0.74, height * 0.12, width * 0.04, height * 0.72, wood),
    rect(width * 0.48, height * 0.06, width * 0.04, height * 0.3, '#b9b3ab'),
    rect(width * 0.38, height * 0.06, width * 0.24, height * 0.05, '#b9b3ab', { rx: 6 }),
    rect(width * 0.2, height * 0.36, width * 0.6, height * 0.09, wood, { rx: 4 }),
    rect(width * 0.2, height * 0.76, width * 0.6, height * 0.1, wood, { rx: 4 }),
    ...[0.45, 0.555, 0.66].map(
      (at) =>
        rect(width * 0.3, height * at, width * 0.4, height * 0.1, leaf) +
        rect(width * 0.29, height * at, width * 0.42, height * 0.018, cloth.cover) +
        rect(width * 0.29, height * (at + 0.082), width * 0.42, height * 0.018, cloth.cover),
    ),
  ].join('');
};

const bath: Scene = ({ width, height, random }) => {
  const [ground, ...inks] = inksOf(random);
  const drops = Array.from({ length: 22 }, () => {
    const place = {
      cx: random.whole(width * 0.14, width * 0.86),
      cy: random.whole(height * 0.18, height * 0.84),
    };
    const radius = random.whole(10, 34);
    return (
      shape('circle', { ...place, r: radius, fill: random.pick(inks) }) +
      shape('circle', { ...place, r: radius * 0.5, fill: random.pick(inks) })
    );
  });
  const inner = [width * 0.1, height * 0.12, width * 0.8, height * 0.76] as const;
  return rect(width * 0.07, height * 0.08, width * 0.86, height * 0.84, '#8a6d4b', { rx: 8 })
    .concat(rect(...inner, ground), ...drops)
    .concat(rect(...inner, 'none', { stroke: '#6f563a', 'stroke-width': 6 }));
};

const scenes: Readonly<Record<string, Scene>> = {
  'pages.webm': openBook,
  'sewing.webm': sewing,
  'press.webm': press,
  'marbling.webm': bath,
  'comb.webm': bath,
};
