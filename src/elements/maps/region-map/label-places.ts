import { type Box, middleOf, type Point } from './coordinates';

/** A label with its region; all boxes are in the map's own coordinate system. */
export interface LabelledRegion {
  /** The box of the label where it is written: in the middle of its region, moved by the region's offset. */
  readonly label: Box;
  /** The box of the region, or of its dot. */
  readonly region: Box;
  /** Whether a part of the region is in a box. */
  touches(box: Box): boolean;
  /** Whether the region fills a box. */
  fills(box: Box): boolean;
}

/** The place of a label that does not fit into its region. */
export interface PlaceBeside {
  /** The distance from where the label is written. */
  readonly way: Point;
  /** Whether the label would cover another label or a labelled region there. */
  readonly isCrowded: boolean;
}

/**
 * Where labels stand that do not fit into their regions: beside them, at the first of eight sides where a label covers
 * neither another label nor a labelled region. Undefined for a label that fits.
 *
 * @param gap the distance between a label and its region
 */
export function placesBeside(
  regions: readonly LabelledRegion[],
  map: Box,
  gap: number,
): (PlaceBeside | undefined)[] {
  const inside = regions.map(({ fills, label }) => fills(label));
  const taken = regions.filter((_, index) => inside[index]).map(({ label }) => label);
  return regions.map((one, index) => {
    if (inside[index]) return undefined;
    const places = sidesOf(one, gap).filter((place) => contains(map, place));
    const isFree = (place: Box): boolean =>
      !taken.some((other) => overlap(place, other)) &&
      !regions.some((other) => overlap(place, other.region) && other.touches(place));
    const free = places.find(isFree);
    if (free) taken.push(free);
    const place = free ?? places[0] ?? one.label;
    return {
      way: { x: place.x - one.label.x, y: place.y - one.label.y },
      isCrowded: !free,
    };
  });
}

/** The eight boxes of a label around its region: first beside it, then below and above it, then at its corners. */
function sidesOf({ label: { width, height }, region }: LabelledRegion, gap: number): Box[] {
  const middle = middleOf(region);
  const [left, right] = [region.x - gap - width, region.x + region.width + gap];
  const [over, under] = [region.y - gap - height, region.y + region.height + gap];
  const [centre, level] = [middle.x - width / 2, middle.y - height / 2];
  const corners: [number, number][] = [
    [right, level],
    [left, level],
    [centre, under],
    [centre, over],
    [right, under],
    [left, under],
    [right, over],
    [left, over],
  ];
  return corners.map(([x, y]) => ({ x, y, width, height }));
}

/** Whether two boxes have a common part. */
function overlap(one: Box, other: Box): boolean {
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
