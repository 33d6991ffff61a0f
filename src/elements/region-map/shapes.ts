import { type Region, regionsOf } from '../../core/regions/region';
import type { RegionData } from '../../core/regions/schema';
import { SVG } from '../../core/svg/sanitised';

/** A region and what is drawn of it. */
export interface ShapedRegion extends Region {
  readonly shape: SVGGraphicsElement;
}

/** What may be a region of an SVG map. */
const SHAPES = 'path, polygon, polyline, rect, circle, ellipse, use, g';

/** Where things are defined, not drawn. */
const UNDRAWN = 'defs, clipPath, mask, pattern, marker, symbol';

/** A map drawn from data, and each region's shape in it. */
export interface DrawnMap {
  readonly svg: SVGSVGElement;
  readonly shapes: readonly SVGGraphicsElement[];
}

/** Draws a map from the regions' paths; paths are set as attributes, so nothing in them is markup. */
export function drawnMap(paths: readonly string[], viewBox: string, document: Document): DrawnMap {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  const shapes = paths.map((path) => {
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('d', path);
    return shape;
  });
  svg.append(...shapes);
  return { svg, shapes };
}

/**
 * The regions of a map that came as SVG: each shape with a name, in the order of the drawing, and each
 * whose id is in `list`, which also says the rest about it.
 */
export function regionsIn(svg: SVGSVGElement, list: readonly RegionData[]): ShapedRegion[] {
  const byId = new Map(list.flatMap((data) => (data.id ? [[data.id, data] as const] : [])));
  const found = shapesIn(svg, byId);
  const regions = regionsOf(found.map((shape) => described(shape, byId.get(shape.id))));
  return shaped(regions, found);
}

/** Puts each region together with its shape. */
export function shaped(
  regions: readonly Region[],
  shapes: readonly SVGGraphicsElement[],
): ShapedRegion[] {
  return regions.flatMap((region, at) => {
    const shape = shapes[at];
    return shape ? [{ ...region, shape }] : [];
  });
}

function shapesIn(svg: SVGSVGElement, byId: ReadonlyMap<string, RegionData>): SVGGraphicsElement[] {
  const found = new Set<Element>();
  const shapes = [...svg.querySelectorAll<SVGGraphicsElement>(SHAPES)].filter(
    (shape) => !shape.closest(UNDRAWN) && (byId.has(shape.id) || nameOf(shape) !== ''),
  );
  for (const shape of shapes) {
    // A group is one region, whatever its parts are called.
    if (!ancestors(shape, svg).some((outer) => found.has(outer))) found.add(shape);
  }
  return [...found] as SVGGraphicsElement[];
}

function ancestors(shape: Element, svg: Element): Element[] {
  const path: Element[] = [];
  for (let at = shape.parentElement; at && at !== svg; at = at.parentElement) path.push(at);
  return path;
}

function described(shape: SVGGraphicsElement, given: RegionData = {}): RegionData {
  const { dataset } = shape;
  return {
    title: given.title || nameOf(shape),
    country: given.country || countryOf(shape),
    index: given.index ?? placeOf(dataset.index),
    ctitle: given.ctitle ?? dataset.ctitle,
    link: given.link ?? dataset.link ?? shape.closest('svg a')?.getAttribute('href') ?? undefined,
    offset_x: given.offset_x ?? numberOf(dataset.offsetX),
    offset_y: given.offset_y ?? numberOf(dataset.offsetY),
  };
}

/** As maps name their shapes: the attribute `title`, the element `<title>`, or an accessible name. */
function nameOf(shape: Element): string {
  const title = [...shape.children].find(({ localName }) => localName === 'title')?.textContent;
  const name = shape.getAttribute('title') || title || shape.getAttribute('aria-label') || '';
  return name.trim();
}

/** `data-country` of the shape or a group around it, else what its id begins with (`AT-5`). */
function countryOf(shape: Element): string {
  const named = shape.closest<SVGElement>('[data-country]')?.dataset.country;
  return named ?? /^[A-Z]{2}(?=-)/.exec(shape.id)?.[0] ?? '';
}

function placeOf(text: string | undefined): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

function numberOf(text: string | undefined): number {
  return Number.isFinite(Number(text)) ? Number(text) : 0;
}
