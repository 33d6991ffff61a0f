import { safeAddress } from '../../../core/dom/safe-address';
import { setAttributes } from '../../../core/dom/set-attributes';
import { SVG } from '../../../core/dom/svg-namespace';
import { regionLabel } from '../regions/region';
import type { Point } from './coordinates';
import type { ShapedRegion } from './shapes';

/** Takes back what was done to the map. */
export type Undo = () => void;

/**
 * Gives a region's shape what visitors need of it: a link around it where it leads somewhere, its name,
 * and a mark that it is known by.
 */
export function enhanceRegion(region: ShapedRegion): Undo {
  const undone = [marked(region), withoutTitle(region.shape), linked(region)];
  return () => {
    for (const undo of undone.reverse()) undo();
  };
}

/** The address that a region leads to, if it is one to follow. */
export function addressOf({ link }: ShapedRegion): string | undefined {
  const address = link.trim();
  // A place on the page stays one, whatever the page's base is.
  return address.startsWith('#') ? address : safeAddress(address);
}

/** Writes a region's label on the map, `middle` being that of its shape in the map's own space. */
export function labelled(
  region: ShapedRegion,
  labels: SVGGElement,
  middle: Point,
  unit: Point,
): Undo {
  const text = labels.ownerDocument.createElementNS(SVG, 'text');
  text.setAttribute('x', String(middle.x + region.offsetX * unit.x));
  text.setAttribute('y', String(middle.y + region.offsetY * unit.y));
  text.textContent = regionLabel(region);
  if (addressOf(region) !== undefined) text.setAttribute('data-nh-of', region.key);
  labels.append(text);
  return () => text.remove();
}

/** A region is written on the map where the site has named it, or where it leads somewhere. */
export function hasLabel(region: ShapedRegion): boolean {
  return region.ctitle.trim() !== '' || addressOf(region) !== undefined;
}

/** The key of the region that a node of the map belongs to: the shape, a part of it, its link, its label. */
export function keyAt(node: Element): string {
  const owner = node.getAttribute('data-nh-of');
  if (owner !== null) return owner;
  const shape = node.closest('[data-nh-region]') ?? node.querySelector('[data-nh-region]');
  // From the whole drawing or a group of regions, the first would be found.
  if (!shape || (!shape.contains(node) && !node.matches('a'))) return '';
  return shape.getAttribute('data-nh-region') ?? '';
}

function marked({ shape, key }: ShapedRegion): Undo {
  shape.setAttribute('data-nh-region', key);
  return () => shape.removeAttribute('data-nh-region');
}

// The browser's own tooltip would stand beside ours.
function withoutTitle(shape: SVGGraphicsElement): Undo {
  const title = [...shape.children].find(({ localName }) => localName === 'title');
  title?.remove();
  return () => {
    if (title) shape.prepend(title);
  };
}

function linked(region: ShapedRegion): Undo {
  const printed = region.shape.closest<SVGAElement>('svg a');
  const address = addressOf(region);
  if (printed) return retold(printed, address, regionLabel(region));
  if (address === undefined) return () => {};
  const link = region.shape.ownerDocument.createElementNS(SVG, 'a');
  link.setAttribute('href', address);
  link.setAttribute('aria-label', regionLabel(region));
  region.shape.replaceWith(link);
  link.append(region.shape);
  return () => link.replaceWith(region.shape);
}

/** The server's own link stays, with the address and the name that are known now. */
function retold(link: SVGAElement, address: string | undefined, label: string): Undo {
  const name = link.getAttribute('aria-label') ?? label;
  return setAttributes(link, { href: address ?? null, 'aria-label': name });
}
