import { SVG } from '../../../core/dom/svg-namespace';
import { type Region, regionsOf } from '../regions/region';
import type { RegionData } from '../regions/region-fields';
import { nameOf, shapesOf } from './region-shape';

/** A region and what is drawn of it. */
export interface ShapedRegion extends Region {
  readonly shape: SVGGraphicsElement;
}

/** A shape of a map, and what is said about it there before the map is enhanced, which takes it away. */
export interface PlainShape {
  readonly shape: SVGGraphicsElement;
  readonly name: string;
  /** Where a link around it leads. */
  readonly link: string | undefined;
}

/** Which shape an entry of a list is about; undefined where it is on the map in no way. */
export type ListedShape = SVGGraphicsElement | undefined;

/** All of a map that came as SVG that may be a region, in the order of the drawing. */
export function plainShapes(svg: SVGSVGElement): PlainShape[] {
  return shapesOf(svg).map((shape) => ({
    shape,
    name: nameOf(shape),
    link: shape.closest('svg a')?.getAttribute('href') ?? undefined,
  }));
}

/** The shape of each entry of `list`: that of its id, else one that has its very outline. */
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
 * The regions of a map: each entry of `list` that is on it, and each shape with a name, in the order of
 * the drawing. Numbers that are not printed are counted in the list, as the editor does, and then go on
 * in the drawing.
 *
 * @param listed the shape of each entry of `list`
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
    owners.map((shape, at) => described(shape && known.get(shape), list[at])),
  );
  const byShape = new Map(owners.map((shape, at) => [shape, regions[at] as Region]));
  return [...inMap, ...added].map((shape) => ({ ...(byShape.get(shape) as Region), shape }));
}

/** The shapes that are regions, each outside the others: a group is one, whatever its parts are called. */
function regionShapes(
  plain: readonly PlainShape[],
  listed: ReadonlySet<ListedShape>,
): SVGGraphicsElement[] {
  const regions = plain.filter(({ shape, name }) => listed.has(shape) || name !== '');
  const frames = framesAround(regions, listed);
  const found = new Set<Element>();
  for (const { shape } of regions) {
    if (frames.has(shape) && !listed.has(shape)) continue;
    if (!ancestors(shape).some((outer) => found.has(outer))) found.add(shape);
  }
  return [...found] as SVGGraphicsElement[];
}

/** Groups that are no region, whatever they are called: layers around what is listed, and countries. */
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
  for (let at = shape.parentElement; at?.namespaceURI === SVG; at = at.parentElement) path.push(at);
  return path;
}

/** What the list and the drawing say together; the list comes first. */
function described(plain: PlainShape | undefined, given: RegionData = {}): RegionData {
  if (!plain) return given;
  const { shape, name, link } = plain;
  const { dataset } = shape;
  return {
    id: shape.id,
    title: given.title || name,
    country: given.country || shape.closest<SVGElement>('[data-country]')?.dataset.country,
    index: given.index ?? placeOf(dataset.index),
    ctitle: given.ctitle ?? dataset.ctitle,
    link: given.link ?? dataset.link ?? link,
    offset_x: given.offset_x ?? numberOf(dataset.offsetX),
    offset_y: given.offset_y ?? numberOf(dataset.offsetY),
  };
}

function placeOf(text: string | undefined): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

function numberOf(text: string | undefined): number {
  return Number.isFinite(Number(text)) ? Number(text) : 0;
}
