import type { Random } from '../random';
import { type Canvas, room } from './canvas';
import { clothOf } from './colours';
import { group, path, rect, shape, short } from './shapes';

/** An open album: photographs on dark pages. */
export function album(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [ground, back] = room(canvas, 0);
  const cloth = clothOf(random);
  const leafColour = random.pick(['#262423', '#3a332c', '#efe7d6', '#2a3138']);
  const [x, y] = [width * 0.06, height * 0.13];
  const [wide, high] = [width * 0.88, height * 0.74];
  const half = wide / 2;
  return [
    back,
    rect(x + 8, y + 12, wide, high, ground.shadow, { rx: 8, opacity: 0.5 }),
    rect(x, y, wide, high, cloth.cover, { rx: 6 }),
    rect(x + 12, y + 10, half - 12, high - 20, leafColour),
    rect(x + half, y + 10, half - 12, high - 20, leafColour),
    photographs(x + 12, y + 10, half - 12, high - 20, random),
    photographs(x + half, y + 10, half - 12, high - 20, random),
    // The fold.
    rect(x + half - 12, y + 10, 24, high - 20, '#000', { opacity: 0.16 }),
    path(`M${short(x + half)} ${short(y + 10)}v${short(high - 20)}`, {
      stroke: cloth.foil,
      'stroke-width': 3,
      'stroke-dasharray': '14 20',
    }),
    rect(x + half + 30, y + high - 10, 14, height * 0.09, cloth.second),
  ].join('');
}

/** One large photograph, or two side by side or one above the other. */
function photographs(x: number, y: number, wide: number, high: number, random: Random): string {
  const pad = wide * 0.13;
  const [innerWide, innerHigh] = [wide - 2 * pad, high - 2 * pad];
  if (random.chance(0.4)) return photograph(x + pad, y + pad, innerWide, innerHigh, random);
  const each = (innerHigh - 16) / 2;
  return (
    photograph(x + pad, y + pad, innerWide, each, random) +
    photograph(x + pad, y + pad + each + 16, innerWide, each, random)
  );
}

const tones = [
  ['#d8c9ae', '#8d7a5c', '#5b4a34'],
  ['#c9d2d6', '#7c8f99', '#46565f'],
  ['#dccbc4', '#a07a6c', '#5f4038'],
  ['#cdd4c4', '#7d8c6c', '#475640'],
] as const;

/** A landscape in three tones with the sun, slightly rotated. */
function photograph(x: number, y: number, wide: number, high: number, random: Random): string {
  const [sky, hill, land] = random.pick(tones);
  const turn = random.whole(-30, 30) * 0.1;
  const horizon = high * random.whole(45, 65) * 0.01;
  const peak = wide * random.whole(20, 80) * 0.01;
  return group(
    { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})` },
    rect(0, 0, wide, high, '#faf6ec'),
    rect(8, 8, wide - 16, high - 16, sky),
    shape('circle', { cx: wide - peak, cy: high * 0.3, r: high * 0.1, fill: '#faf6ec' }),
    path(
      `M8 ${short(horizon)}L${short(peak)} ${short(high * 0.3)}L${short(wide - 8)} ${short(horizon)}V${short(high - 8)}H8z`,
      { fill: hill },
    ),
    rect(8, horizon + (high - horizon) * 0.35, wide - 16, (high - horizon) * 0.65 - 8, land),
  );
}
