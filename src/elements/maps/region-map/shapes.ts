import { SVG } from '../../../core/dom/svg-namespace';
import { type Region, regionsOf } from '../regions/region';
import type { RegionData } from '../regions/region-fields';
import { nameOf, shapesOf } from './region-shape';

/** A region with its shape. */
export interface ShapedRegion extends Region {
  readonly shape: SVGGraphicsElement;
}

/** A shape of a map with its name and link. Both are read before the map is enhanced, which removes them. */
export interface PlainShape {
  readonly shape: SVGGraphicsElement;
  readonly name: string;
  /** The address of a link around the shape. */
  readonly link: string | undefined;
}

/** The shape of an entry in `regions`; undefined if it is not on the map. */
export type ListedShape = SVGGraphicsElement | undefined;

/** All shapes of an SVG map that may be regions, in drawing order. */
export function plainShapes(svg: SVGSVGElement): PlainShape[] {
  return shapesOf(svg).map((shape) => ({
    shape,
    name: nameOf(shape),
    link: shape.closest('svg a')?.getAttribute('href') ?? undefined,
  }));
}

/** The shape of each entry in `list`: the one with its id, else the one with the same outline. */
export function listedShapes(
  plain: readonly PlainShape[],
  list: readonly RegionData[],
): ListedShape[] {
  const byId = new Map<string | null, ListedShape>();
  const byPath = new Map<string | null, ListedShape>();
  for (const { shape } of [...plain].reverse()) {
    byId.set(shape.id, shape);
    byPath.set(shape.getAttribute('d'), shape);
  }
  return list.map(({ id, path }) => {
    return (id ? byId.get(id) : undefined) ?? (path ? byPath.get(path) : undefined);
  });
}

/**
 * The regions of a map, in drawing order: each entry of `list` that is on it, and each named shape.
 * Missing numbers are assigned in the order of the list, like in the editor, then in drawing order.
 *
 * @param listed the shape of each entry in `list`
 */
export function regionsIn(
  plain: readonly PlainShape[],
  list: readonly RegionData[],
  listed: readonly ListedShape[],
): ShapedRegion[] {
  const known = new Map(plain.map((one) => [one.shape, one]));
  const isListed = new Set(listed);
  const inMap = regionShapes(plain, isListed);
  const added = listed.flatMap((shape) => (shape && !known.has(shape) ? [shape] : []));
  const owners = [...listed, ...inMap.filter((shape) => !isListed.has(shape))];
  const regions = regionsOf(
    owners.map((shape, index) => described(shape && known.get(shape), list[index])),
  );
  const byShape = new Map(owners.map((shape, index) => [shape, regions[index] as Region]));
  return [...inMap, ...added].map((shape) => ({ ...(byShape.get(shape) as Region), shape }));
}

/** The shapes that are regions. Regions are not nested: a group is one region, even if its parts have names. */
function regionShapes(
  plain: readonly PlainShape[],
  listed: ReadonlySet<ListedShape>,
): SVGGraphicsElement[] {
  const regions = plain.filter(({ shape, name }) => listed.has(shape) || name !== '');
  const frames = framesAround(regions, listed);
  const shapes = new Set<Element>();
  for (const { shape } of regions) {
    if (frames.has(shape) && !listed.has(shape)) continue;
    if (!ancestors(shape).some((outer) => shapes.has(outer))) shapes.add(shape);
  }
  return [...shapes] as SVGGraphicsElement[];
}

/** Named groups that are not regions: layers around listed shapes, and countries. */
function framesAround(
  regions: readonly PlainShape[],
  listed: ReadonlySet<ListedShape>,
): Set<Element> {
  return new Set(
    regions.flatMap(({ shape }) =>
      ancestors(shape).filter(
        (outer) => listed.has(shape) || outer.matches('[data-country]:not([data-index])'),
      ),
    ),
  );
}

function ancestors(shape: Element): Element[] {
  const path: Element[] = [];
  let parent = shape.parentElement;
  for (; parent?.namespaceURI === SVG; parent = parent.parentElement) path.push(parent);
  return path;
}

/** Merges the data of the list and of the drawing; the list takes precedence. */
function described(plain: PlainShape | undefined, entry: RegionData = {}): RegionData {
  if (!plain) return entry;
  const { shape, name, link } = plain;
  const { dataset } = shape;
  return {
    id: shape.id,
    title: entry.title || name,
    country: entry.country || shape.closest<SVGElement>('[data-country]')?.dataset.country,
    index: entry.index ?? parsedIndex(dataset.index),
    ctitle: entry.ctitle ?? dataset.ctitle,
    link: entry.link ?? dataset.link ?? link,
    offset_x: entry.offset_x ?? parsedNumber(dataset.offsetX),
    offset_y: entry.offset_y ?? parsedNumber(dataset.offsetY),
  };
}

function parsedIndex(text: string | undefined): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

function parsedNumber(text: string | undefined): number {
  return Number.isFinite(Number(text)) ? Number(text) : 0;
}
