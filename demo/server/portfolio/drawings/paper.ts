import type { Random } from '../random';
import type { Canvas } from './canvas';
import { inksOf } from './colours';
import { attributes, group, rect, shape, short } from './shapes';

/** A marbled sheet with a white border. */
export function paper(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [ground, ...inks] = inksOf(random);
  const edge = 14;
  const inside = random.pick([stones, combed, scallops])({ ...canvas, inks });
  return [
    rect(0, 0, width, height, '#fbf8f1'),
    `<svg x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}">`,
    rect(0, 0, width, height, ground),
    inside,
    '</svg>',
  ].join('');
}

interface Bath extends Canvas {
  readonly inks: readonly string[];
}

const forms = 6;

/** Stone marbling: a few shapes, rotated and coloured in many ways. */
function stones({ width, height, random, inks }: Bath): string {
  const outlines = Array.from({ length: forms }, (_, index) =>
    shape('path', { id: `b${index}`, d: blob(64, random) }),
  );
  const count = Math.min(34, Math.round((width * height) / 11_000));
  const drops = Array.from({ length: count }, () => {
    const form = { href: `#b${random.whole(0, forms - 1)}` };
    const place = `translate(${random.whole(0, width)} ${random.whole(0, height)}) rotate(${random.whole(0, 359)}) scale(${short(random.whole(5, 12) / 10)})`;
    const ring = random.chance(0.6)
      ? shape('use', {
          ...form,
          fill: random.pick(inks),
          transform: `scale(.${random.whole(3, 7)})`,
        })
      : '';
    return group({ transform: place }, shape('use', { ...form, fill: random.pick(inks) }), ring);
  });
  return `<defs>${outlines.join('')}</defs>${group({ stroke: inks[0] as string, 'stroke-width': 2 }, ...drops)}`;
}

/** A closed curve around the origin through six irregular points. */
function blob(size: number, random: Random): string {
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    const radius = size * random.whole(65, 125) * 0.01;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
  const middle = (index: number) => {
    const [a, b] = [points[index % 6], points[(index + 1) % 6]] as [Point, Point];
    return `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % 6] as Point;
    return `Q${Math.round(x)} ${Math.round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
}

type Point = readonly [number, number];

/** Combed marbling: rows of stripes drawn into cusps. */
function combed({ width, height, random, inks }: Bath): string {
  const tooth = random.whole(22, 46);
  const depth = random.whole(18, 46);
  const teeth = Math.ceil(width / tooth) + 1;
  const cusps = `q${short(tooth * 0.15)} ${short(depth)} ${short(tooth / 2)} ${short(depth)}t${short(tooth / 2)} ${short(-depth)}`;
  const wave = `m${-tooth} 0${cusps.repeat(teeth + 1)}`;
  const band = random.whole(9, 17);
  const rows = Math.ceil((height + depth) / band);
  // Every row repeats the first.
  return (
    `<defs>${shape('path', { id: 'w', d: `M0 0${wave}`, fill: 'none', 'stroke-width': band + 1 })}</defs>` +
    Array.from({ length: rows }, (_, row) =>
      shape('use', { href: '#w', y: row * band - depth, stroke: random.pick(inks) }),
    ).join('')
  );
}

/** Peacock marbling: overlapping shells. */
function scallops({ width, height, random, inks }: Bath): string {
  const size = random.whole(44, 84);
  const rings = [1, 0.82, 0.62, 0.44, 0.22].map((share, index) =>
    shape('circle', { cx: 0, cy: 0, r: size * share, fill: inks[index % inks.length] as string }),
  );
  const [wide, row] = [size * 1.5, size * 0.62];
  // The pattern repeats two rows, one shifted by half a shell. Shells cross the tile's edges, so all are drawn.
  const places = [-1, 0, 1, 2, 3].flatMap((at) =>
    [0, 1, 2].map((column) =>
      shape('use', { href: '#s', x: (column - (at & 1) / 2) * wide, y: at * row }),
    ),
  );
  const tile = { id: 'p', width: wide, height: 2 * row, patternUnits: 'userSpaceOnUse' };
  return `<defs>${group({ id: 's' }, ...rings)}<pattern${attributes(tile)}>${places.join('')}</pattern></defs>${rect(0, 0, width, height, 'url(#p)')}`;
}
