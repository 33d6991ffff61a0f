/** A point in metres of the map's projection, or on the drawn map. */
export type Point = readonly [x: number, y: number];

/** One closed line of a region: its coast, an island, a hole. */
export type Ring = readonly Point[];

/** Reads path data that is made of `M`, `l` and `Z`, as the package's paths are. */
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
 * Path data of rings in tenths of a unit, without the points that are nearer than `step` to the last.
 * Each place is rounded by itself, so that nothing drifts and neighbours go on touching.
 */
export function pathOf(rings: readonly Ring[], step = 0.5): string {
  return rings.map((ring) => ringPath(thinned(ring, step))).join('');
}

function thinned(ring: Ring, step: number): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept;
}

function ringPath(ring: readonly Point[]): string {
  // An island that is smaller than the line around it.
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
