import { type Box, middleOf, type Point } from './coordinates';

/** The distance from which a label does not look like a second line of the one above it, in gaps. */
const LINES_APART = 3;

/** A label with its region; all boxes are in the map's own coordinate system. */
export interface LabelledRegion {
  /** The box of the label where it is written: in the middle of its region, moved by the region's offset. */
  readonly label: Box;
  /** The box of the region, or of its dot. */
  readonly region: Box;
  /** The box of the region's largest part, or of its dot. */
  mainland(): Box;
  /** Whether a part of the region is in a box. */
  touches(box: Box): boolean;
  /** Whether a label in a box is wholly on the region. */
  fills(box: Box): boolean;
}

/** The place of a label that does not fit where it is written. */
export interface LabelPlace {
  /** The distance from where the label is written. */
  readonly way: Point;
  /**
   * `open`: beside its region, on no other. `beside`: on regions without a label. `over`: there is no free place, so the label
   * covers another one or another region.
   */
  readonly is: 'inside' | 'open' | 'beside' | 'over';
}

/** The map around the regions. */
export interface LabelledMap {
  readonly map: Box;
  /** The distance between a label and its region. */
  readonly gap: number;
  /** Whether no region is in a box: a label is read best there. */
  isOpen(box: Box): boolean;
}

/**
 * The places of labels that do not fit where they are written; undefined for the others. A label stands elsewhere in its
 * region, if its shape has space for it, else beside it: at the first of its sides where it covers neither another
 * label nor a labelled region, and no other region either, if there is such a side. Sides close above or below another
 * label come last.
 */
export function labelPlaces(
  regions: readonly LabelledRegion[],
  { map, gap, isOpen }: LabelledMap,
): (LabelPlace | undefined)[] {
  const inside = regions.map((one) => placesIn(one).find(one.fills));
  const taken = inside.filter((box) => box !== undefined);
  const isFree = (place: Box): boolean => {
    const space = widened(place, gap * 0.75);
    return (
      !taken.some((other) => overlap(space, other)) &&
      !regions.some((other) => overlap(space, other.region) && other.touches(space))
    );
  };
  const isApart = (place: Box): boolean => {
    const space = widened(place, 0, gap * LINES_APART);
    return !taken.some((other) => overlap(space, other));
  };
  return regions.map((one, index) => {
    const own = inside[index];
    if (own) return own === one.label ? undefined : { way: wayTo(own, one.label), is: 'inside' };
    const mainland = one.mainland();
    const places = sidesOf(one.label, mainland, gap)
      .map((place) => closer(place, mainland, one, gap))
      .filter((place) => contains(map, place));
    const allFree = places.filter(isFree);
    const apart = allFree.filter(isApart);
    const choices = apart.length > 0 ? apart : allFree;
    const open = choices.find(isOpen);
    const free = open ?? choices[0];
    if (free) taken.push(free);
    const place = free ?? places[0] ?? one.label;
    return { way: wayTo(place, one.label), is: open ? 'open' : free ? 'beside' : 'over' };
  });
}

/** A place beside the box of a region, moved towards its middle until the gap to its shape is left: shapes do not fill their boxes. */
function closer(place: Box, mainland: Box, { touches }: LabelledRegion, gap: number): Box {
  const way = wayTo(middleOf(mainland), middleOf(place));
  const steps = Math.ceil(Math.hypot(way.x, way.y) / gap);
  let near = place;
  for (let step = 1; step < steps; step++) {
    const next = {
      ...place,
      x: place.x + (way.x * step) / steps,
      y: place.y + (way.y * step) / steps,
    };
    if (touches(widened(next, gap))) return near;
    near = next;
  }
  // The shape is too small to be met.
  return place;
}

/** Where a label is written, and places around it in its region's box, the nearest first. */
function placesIn({ label, region }: LabelledRegion): Box[] {
  const { x, y, width, height } = label;
  const moved = STEPS.map(([across, down]) => ({
    ...label,
    x: x + (across * width) / 8,
    y: y + (down * height) / 4,
  }));
  return [label, ...moved.filter((box) => contains(region, box))];
}

const STEPS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
  .flatMap((across, _, all) => all.map((down): [number, number] => [across, down]))
  .filter(([across, down]) => across !== 0 || down !== 0)
  .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));

/**
 * The boxes of a label around its region: first beside it, then below and above it, then at its corners. Below and above a
 * region that is wider than its label, it is nearer to the middle, so these come first; below and above its ends, it is
 * nearer than at its corners.
 */
function sidesOf({ width, height }: Box, region: Box, gap: number): Box[] {
  const middle = middleOf(region);
  const [left, right] = [region.x - gap - width, region.x + region.width + gap];
  const [over, under] = [region.y - gap - height, region.y + region.height + gap];
  const [centre, level] = [middle.x - width / 2, middle.y - height / 2];
  const beside: [number, number][] = [
    [right, level],
    [left, level],
  ];
  const along: [number, number][] = [
    [centre, under],
    [centre, over],
  ];
  const [first, last] = [region.x - width / 4, region.x + region.width - (width * 3) / 4];
  const ends: [number, number][] = [
    [first, under],
    [last, under],
    [first, over],
    [last, over],
  ];
  const sides: [number, number][] = [
    ...(region.width > width ? [along, beside, ends] : [beside, along]).flat(),
    [right, under],
    [left, under],
    [right, over],
    [left, over],
  ];
  return sides.map(([x, y]) => ({ x, y, width, height }));
}

const wayTo = (to: Point, from: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** A box with a margin on each side, or with another one above and below it. */
export function widened({ x, y, width, height }: Box, margin: number, down = margin): Box {
  return { x: x - margin, y: y - down, width: width + 2 * margin, height: height + 2 * down };
}

/** Whether two boxes have a common part. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function contains(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x &&
    y >= outer.y &&
    x + width <= outer.x + outer.width &&
    y + height <= outer.y + outer.height
  );
}
