import { SVG } from '../../../core/dom/svg-namespace';
import type { Undo } from './enhanced-region';
import { spaceOf } from './map-space';

/** An empty map, for regions that bring their own outlines. */
export function blankMap(viewBox: string, document: Document): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  return svg;
}

/** Outlines that are drawn, to be put into a map. */
export interface Drawing {
  readonly group: SVGGElement;
  /** The shape of each path; none for one that is empty. */
  readonly shapes: readonly (SVGPathElement | undefined)[];
  /** The space that they are drawn in; empty for the map's own. */
  readonly viewBox: string;
}

/** Draws outlines, if there are any; they are set as attributes, so nothing in them is markup. */
export function drawnPaths(
  paths: readonly string[],
  viewBox: string,
  document: Document,
): Drawing | undefined {
  if (paths.every((path) => path === '')) return undefined;
  const group = document.createElementNS(SVG, 'g');
  const shapes = paths.map((path) => {
    if (path === '') return undefined;
    const shape = group.appendChild(document.createElementNS(SVG, 'path'));
    shape.setAttribute('d', path);
    return shape;
  });
  return { group, shapes, viewBox };
}

/** Puts a drawing into a map, whose own space may be another. */
export function drawnInto(svg: SVGSVGElement, { group, viewBox }: Drawing): Undo {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (width > 0 && height > 0 && viewBox !== svg.getAttribute('viewBox')) {
    const space = spaceOf(svg);
    const scale = `scale(${space.width / width} ${space.height / height})`;
    group.setAttribute(
      'transform',
      `translate(${space.x} ${space.y}) ${scale} translate(${-x} ${-y})`,
    );
  }
  svg.append(group);
  return () => group.remove();
}
