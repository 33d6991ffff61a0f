import type { Random } from '../random';
import { type Canvas, room, shadow } from './canvas';
import { type Cloth, clothOf, leaf, leafEdge } from './colours';
import { type Attributes, group, path, rect, shape, short } from './shapes';

/** A bound book: its cover, or several spines in a row. */
export function binding(canvas: Canvas): string {
  return canvas.random.chance(0.6) ? cover(canvas) : spines(canvas);
}

function cover(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [ground, back] = room(canvas, 0.78);
  const cloth = clothOf(random);
  const high = height * random.whole(66, 74) * 0.01;
  const wide = Math.min(width * 0.68, high * random.whole(64, 74) * 0.01);
  const x = (width - wide) / 2;
  const y = height * 0.88 - high;
  const spine = wide * 0.14;
  return [
    back,
    shadow(width / 2, y + high + 4, wide * 0.58, ground),
    // The leaves, seen at the fore edge.
    rect(x + 8, y + 8, wide + 6, high - 14, leaf, { stroke: leafEdge }),
    path(`M${short(x + wide + 4)} ${short(y + 12)}v${short(high - 22)}m5 0v${short(22 - high)}`, {
      stroke: leafEdge,
      'stroke-width': 1.5,
    }),
    rect(x, y, wide, high, cloth.cover, { rx: 5 }),
    random.chance(0.45) ? corners(x, y, wide, high, cloth.second) : '',
    tooledFrame(x + spine, y, wide - spine, high, cloth, random),
    ornament(x + spine + (wide - spine) / 2, y + high * 0.46, wide * 0.2, cloth, random),
    rect(x, y, spine, high, cloth.dark, { rx: 5 }),
    bands(x, y, spine, high, cloth, random.whole(4, 6)),
    rect(x + spine, y, 5, high, cloth.dark, { opacity: 0.5 }),
    rect(x + 3, y + 4, 3, high - 8, cloth.light, { opacity: 0.5 }),
  ].join('');
}

function corners(x: number, y: number, wide: number, high: number, colour: string): string {
  const size = short(wide * 0.2);
  return path(
    `M${short(x + wide)} ${short(y)}v${size}l-${size} -${size}zM${short(x + wide)} ${short(y + high)}v-${size}l-${size} ${size}z`,
    { fill: colour },
  );
}

function tooledFrame(
  x: number,
  y: number,
  wide: number,
  high: number,
  { foil }: Cloth,
  random: Random,
): string {
  const line = (inset: number, thickness: number) =>
    rect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, 'none', {
      'stroke-width': thickness,
    });
  const common = { stroke: foil, opacity: 0.85 };
  const inset = wide * 0.08;
  const dashes: Attributes = random.chance(0.4)
    ? { 'stroke-dasharray': '2 7', 'stroke-linecap': 'round' }
    : {};
  return group(common, line(inset, 3), group(dashes, line(inset + 12, 2)));
}

/** A rosette, or a label with its title. */
function ornament(x: number, y: number, radius: number, cloth: Cloth, random: Random): string {
  if (random.chance(0.35)) {
    const wide = radius * 2.1;
    return (
      rect(x - wide / 2, y - radius, wide, radius * 1.7, cloth.second, { stroke: cloth.foil }) +
      path(
        `M${short(x - wide * 0.32)} ${short(y - radius * 0.5)}h${short(wide * 0.64)}m${short(-wide * 0.54)} 22h${short(wide * 0.44)}m${short(-wide * 0.34)} 22h${short(wide * 0.24)}`,
        { stroke: cloth.foil, 'stroke-width': 5 },
      )
    );
  }
  const petals = random.whole(6, 12);
  const slim = random.whole(18, 34) * 0.01;
  const petal = (turn: number) =>
    shape('ellipse', {
      cx: 0,
      cy: -radius * 0.62,
      rx: radius * slim,
      ry: radius * 0.4,
      transform: `rotate(${short(turn)})`,
    });
  return group(
    {
      transform: `translate(${short(x)} ${short(y)})`,
      fill: 'none',
      stroke: cloth.foil,
      'stroke-width': 3,
    },
    ...Array.from({ length: petals }, (_, index) => petal((index * 360) / petals)),
    shape('circle', { r: radius * 0.2, fill: cloth.second }),
    shape('circle', { r: radius * 1.12 }),
  );
}

function bands(
  x: number,
  y: number,
  wide: number,
  high: number,
  { cover: colour, light }: Cloth,
  count: number,
): string {
  return Array.from({ length: count }, (_, index) => {
    const at = y + (high * (index + 0.7)) / (count + 0.4);
    return (
      rect(x - 2, at, wide + 3, 13, colour, { rx: 5 }) +
      rect(x, at + 2, wide - 2, 3, light, { rx: 1.5 })
    );
  }).join('');
}

function spines(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [ground, back] = room(canvas, 0.84);
  const base = height * 0.9;
  const drawn: string[] = [];
  let x = width * 0.12;
  while (x < width * 0.8) {
    const wide = random.whole(54, 104);
    const high = height * random.whole(50, 74) * 0.01;
    drawn.push(oneSpine(x, base - high, wide, high, random));
    x += wide + 3;
  }
  return [back, shadow(x / 2 + width * 0.06, base + 3, (x - width * 0.1) / 2, ground)]
    .concat(drawn)
    .join('');
}

function oneSpine(x: number, y: number, wide: number, high: number, random: Random): string {
  const cloth = clothOf(random);
  const label = high * random.whole(18, 30) * 0.01;
  return [
    rect(x, y, wide, high, cloth.cover, { rx: 4 }),
    rect(x + wide * 0.12, y + 3, wide * 0.16, high - 6, cloth.light, { opacity: 0.35 }),
    bands(x, y, wide, high, { ...cloth, cover: cloth.dark }, random.whole(2, 5)),
    rect(x + wide * 0.14, y + label, wide * 0.72, high * 0.16, cloth.second),
    path(
      `M${short(x + wide * 0.26)} ${short(y + label + high * 0.05)}h${short(wide * 0.48)}m${short(-wide * 0.4)} ${short(high * 0.05)}h${short(wide * 0.32)}`,
      { stroke: cloth.foil, 'stroke-width': 4 },
    ),
  ].join('');
}
