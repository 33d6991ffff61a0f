import { safeAddress } from '../../../core/dom/safe-address';
import { setAttributes } from '../../../core/dom/set-attributes';
import { SVG } from '../../../core/dom/svg-namespace';
import { regionLabel } from '../regions/region';
import { type Box, middleOf, type Point } from './coordinates';
import { LINK_MARK, TITLE_MARK } from './copied-map';
import type { ShapedRegion } from './shapes';

/** Undoes a change of the map. */
export type Undo = () => void;

/** A shape that was enhanced. */
export interface EnhancedShape {
  readonly undo: Undo;
  /** Takes over the new values of the region; false if the shape must be enhanced anew. */
  update(region: ShapedRegion): boolean;
}

/**
 * Enhances a region's shape: marks it with its key, removes its `<title>`, and wraps it in a link if the
 * region has an address. Shape and link are for the pointer only: the list of the regions has the same links
 * for keyboards and screen readers.
 */
export function enhanceRegion(region: ShapedRegion): EnhancedShape {
  const { shape } = region;
  const printed = shape.closest<SVGAElement>('svg a');
  const link = printed ? undefined : addLink(region);
  const changes = [
    markShape(region),
    removeTitle(shape),
    printed
      ? updateLink(printed, addressOf(region), regionLabel(region))
      : () => link?.replaceWith(shape),
  ];
  return {
    undo: () => {
      for (const undo of changes.reverse()) undo();
    },
    update: (next) => next.key === region.key && !printed && updateAddedLink(link, next),
  };
}

/** Updates the link that was added around a shape; false if it must be added or removed. */
function updateAddedLink(link: SVGAElement | undefined, region: ShapedRegion): boolean {
  const address = addressOf(region);
  if (!link || address === undefined) return !link && address === undefined;
  setAttributes(link, { href: address, 'aria-label': regionLabel(region) });
  return true;
}

/** The address of a region's link; undefined if it is missing or unsafe. */
export function addressOf({ link }: ShapedRegion): string | undefined {
  const address = link.trim();
  // A fragment stays on the page, whatever its base URL is.
  return address.startsWith('#') ? address : safeAddress(address);
}

/** Writes a region's label. `box` is that of its shape in the map's own system. */
export function writeLabel(
  text: SVGTextElement,
  region: ShapedRegion,
  box: Box,
  unit: Point,
): void {
  const middle = middleOf(box);
  const label = regionLabel(region);
  const isLinked = addressOf(region) !== undefined;
  const attributes = {
    x: String(middle.x + region.offsetX * unit.x),
    y: String(middle.y + region.offsetY * unit.y),
    'data-nh-largest': String(largestSize(label, box)),
    'data-nh-of': isLinked ? region.key : null,
  };
  // An engine would draw the whole map again for a label that has not changed.
  for (const [name, value] of Object.entries(attributes))
    if (text.getAttribute(name) !== value) setAttributes(text, { [name]: value });
  if (text.textContent !== label) text.textContent = label;
}

/** The largest font size, in the map's own system, with which a label fits into its region. */
function largestSize(label: string, { width, height }: Box): number {
  return Math.min(width / (label.length * GLYPH + ROOM), height / LINE);
}

/** The width of an average letter of a label, in its font size. */
const GLYPH = 0.6;

/** The free width beside a label, and the height that it needs in a region, in its font size. */
const ROOM = 0.5;
const LINE = 1.75;

/** True if a region gets a label: it has a custom title or a link. */
export function hasLabel(region: ShapedRegion): boolean {
  return region.ctitle.trim() !== '' || addressOf(region) !== undefined;
}

/** The key of the region that a node of the map belongs to: a shape, a part of it, its link or its label. */
export function keyAt(node: Element): string {
  const owner = node.getAttribute('data-nh-of');
  if (owner !== null) return owner;
  const shape = node.closest('[data-nh-region]') ?? node.querySelector('[data-nh-region]');
  // For the whole drawing or a group of regions, the query has found the first region in it.
  if (!shape || (!shape.contains(node) && !node.matches('a'))) return '';
  return shape.getAttribute('data-nh-region') ?? '';
}

function markShape({ shape, key }: ShapedRegion): Undo {
  return setAttributes(shape, { 'data-nh-region': key, 'aria-hidden': 'true' });
}

// The browser would show its own tooltip beside ours.
function removeTitle(shape: SVGGraphicsElement): Undo {
  const title = titleOf(shape);
  if (!title) return () => {};
  title.remove();
  shape.setAttribute(TITLE_MARK, title.textContent);
  return () => {
    shape.removeAttribute(TITLE_MARK);
    // A morphing library may have put the printed title back.
    if (!titleOf(shape)) shape.prepend(title);
  };
}

function titleOf(shape: Element): Element | undefined {
  return [...shape.children].find(({ localName }) => localName === 'title');
}

function addLink(region: ShapedRegion): SVGAElement | undefined {
  const address = addressOf(region);
  if (address === undefined) return undefined;
  const link = region.shape.ownerDocument.createElementNS(SVG, 'a');
  const name = regionLabel(region);
  setAttributes(link, { [LINK_MARK]: '', href: address, 'aria-label': name, ...pointerOnly });
  region.shape.replaceWith(link);
  link.append(region.shape);
  return link;
}

const pointerOnly = { tabindex: '-1', 'aria-hidden': 'true' };

/** Updates the address and the name of the server's own link. */
function updateLink(link: SVGAElement, address: string | undefined, label: string): Undo {
  const name = link.getAttribute('aria-label') ?? label;
  return setAttributes(link, { href: address ?? null, 'aria-label': name, ...pointerOnly });
}
