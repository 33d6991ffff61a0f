import { type Canvas, room, shadow } from './canvas';
import { clothOf, leaf, leafEdge } from './colours';
import { group, path, rect, short } from './shapes';

/** A slipcase with its book pulled halfway out, or an open clamshell box. */
export function box(canvas: Canvas): string {
  return canvas.random.chance(0.5) ? slipcase(canvas) : clamshell(canvas);
}

function slipcase(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [ground, back] = room(canvas, 0.72);
  const [outer, inner] = [clothOf(random), clothOf(random)];
  const high = height * 0.6;
  const wide = Math.min(width * 0.5, high * 0.86);
  const x = width * 0.16;
  const y = height * 0.86 - high;
  const out = wide * random.whole(24, 52) * 0.01;
  return [
    back,
    shadow(x + (wide + out) / 2, y + high + 4, (wide + out) * 0.55, ground),
    rect(x + out, y + 14, wide, high - 28, inner.cover, { rx: 4 }),
    rect(x + wide + out - 34, y + 14, 34, high - 28, inner.dark, { rx: 8 }),
    group(
      { fill: inner.foil, opacity: 0.85 },
      ...[0.2, 0.38, 0.62, 0.8].map((at) =>
        rect(x + wide + out - 34, y + high * at, 34, 4, inner.foil),
      ),
    ),
    rect(x, y, wide, high, outer.cover, { rx: 3 }),
    // The thumb hole.
    path(`M${short(x + wide)} ${short(y + high / 2 - 42)}a42 42 0 0 0 0 84z`, { fill: inner.dark }),
    rect(x, y, 12, high, outer.dark),
    rect(x + wide * 0.2, y + high * 0.22, wide * 0.42, high * 0.24, leaf, { stroke: outer.foil }),
    path(
      `M${short(x + wide * 0.26)} ${short(y + high * 0.3)}h${short(wide * 0.3)}m0 18h${short(-wide * 0.22)}`,
      { stroke: outer.second, 'stroke-width': 5 },
    ),
  ].join('');
}

function clamshell(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [ground, back] = room(canvas, 0);
  const cloth = clothOf(random);
  const content = clothOf(random);
  const wide = width * 0.4;
  const high = Math.min(height * 0.76, wide * 1.5);
  const y = (height - high) / 2;
  const tray = (x: number) =>
    rect(x, y, wide, high, cloth.cover, { rx: 4 }) +
    rect(x + 12, y + 12, wide - 24, high - 24, cloth.dark) +
    rect(x + 20, y + 20, wide - 32, high - 32, leaf, { stroke: leafEdge });
  const [left, right] = [width * 0.07, width * 0.53];
  return [
    back,
    rect(left + 10, y + 14, right + wide - left, high, ground.shadow, { rx: 8, opacity: 0.45 }),
    rect(left + wide - 4, y, right - left - wide + 8, high, cloth.dark),
    tray(left),
    tray(right),
    rect(right + 34, y + 36, wide - 62, high - 66, content.cover, { rx: 3 }),
    rect(right + 50, y + 52, wide - 94, high - 98, 'none', {
      stroke: content.foil,
      'stroke-width': 3,
    }),
    // The ribbon that lifts it out.
    path(
      `M${short(right + wide * 0.5)} ${short(y + 20)}v${short(high * 0.3)}q10 26 -4 46q14 8 26 -6q6 -24 -6 -44v${short(-high * 0.3)}z`,
      { fill: cloth.second },
    ),
    path(
      `M${short(left + wide * 0.3)} ${short(y + high * 0.4)}h${short(wide * 0.44)}m${short(-wide * 0.36)} 24h${short(wide * 0.28)}`,
      { stroke: cloth.second, 'stroke-width': 6 },
    ),
  ].join('');
}
