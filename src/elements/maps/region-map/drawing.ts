import { SVG } from '../../../core/dom/svg-namespace';
import type { Undo } from './enhanced-region';
import { spaceOf } from './map-space';

/** Creates an empty map, for regions with their own outlines. */
export function blankMap(viewBox: string, document: Document): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  return svg;
}

/** Drawn outlines, to be inserted into a map. */
export interface Drawing {
  readonly group: SVGGElement;
  /** The shape of each path; undefined for an empty path. */
  readonly shapes: readonly (SVGPathElement | undefined)[];
  /** The coordinate system of the outlines; empty for the map's own. */
  readonly viewBox: string;
}

/** Draws outlines, if there are any. Paths are set as attributes, so they cannot inject markup. */
export function drawPaths(
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

/** Inserts a drawing into a map, scaled to the map's own coordinate system. */
export function insertDrawing(svg: SVGSVGElement, { group, viewBox }: Drawing): Undo {
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
