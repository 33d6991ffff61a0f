/** A point, in metres of the projection or in map coordinates. */
export type Point = readonly [x: number, y: number];

/** A closed line of a region: its border, an island or a hole. */
export type Ring = readonly Point[];

/** Parses path data of the commands `M`, `l` and `Z`, which the package uses. */
export function ringsOf(path: string): Ring[] {
  return path
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => {
      const [start = [0, 0] as Point, ...steps] = part.slice(1).split('l').map(pair);
      const ring: Point[] = [start];
      let [x, y] = start;
      for (const [dx, dy] of steps) {
        [x, y] = [x + dx, y + dy];
        ring.push([x, y]);
      }
      return ring;
    });
}

function pair(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

/**
 * Path data of rings in tenths of a unit, without points that are closer than `step` to the previous one. Absolute
 * coordinates are rounded, so that errors do not add up and neighbours still touch.
 */
export function pathOf(rings: readonly Ring[], step = 0.5): string {
  return rings.map((ring) => ringPath(withoutClosePoints(ring, step))).join('');
}

function withoutClosePoints(ring: Ring, step: number): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept;
}

function ringPath(ring: readonly Point[]): string {
  // An island smaller than its outline.
  if (ring.length < 3) return '';
  const tenths = ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  let path = '';
  let last: Point | undefined;
  for (const [x, y] of tenths) {
    path += last ? `l${number(x - last[0])} ${number(y - last[1])}` : `M${number(x)} ${number(y)}`;
    last = [x, y];
  }
  return `${path}z`.replaceAll(' -', '-');
}

const number = (tenths: number): string => String(tenths / 10);
