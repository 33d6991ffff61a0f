import { SVG } from '../../../core/dom/svg-namespace';
import { type Box, SPACE } from './coordinates';
import { addressOf, enhanceRegion, hasLabel, keyAt, labelled, type Undo } from './enhanced-region';
import { boxInMap, isDisplayed, middleInMap, spaceOf } from './map-space';
import type { ShapedRegion } from './shapes';
import { drawnTarget, type LinkedBox, targetsOf } from './targets';

/** The height of a label, and the width of the line around it, in CSS pixels. */
const TEXT = 12;
const HALO = 3;

/**
 * Keeps a map enhanced: marks, links, labels and what is hit for small regions, following what the
 * regions are now. Only regions that have changed are touched, so that a map of a thousand follows each key.
 */
export class EnhancedMap {
  readonly #svg: SVGSVGElement;
  readonly #labels: SVGGElement;
  readonly #targets: SVGGElement;
  /** The boxes of shapes that have been displayed. */
  readonly #boxes = new WeakMap<SVGGraphicsElement, Box>();
  /** CSS pixels in one unit of the map's own space; 0 until that is known. */
  #scale = 0;
  readonly #done = new Map<
    SVGGraphicsElement,
    { readonly region: ShapedRegion; readonly isWhole: boolean; readonly undo: Undo }
  >();
  #regions: readonly ShapedRegion[] = [];
  readonly #sizes: ResizeObserver;

  constructor(svg: SVGSVGElement) {
    this.#svg = svg;
    this.#labels = this.#layer('data-nh-labels');
    this.#targets = this.#layer('data-nh-targets');
    this.#sizes = new ResizeObserver(() => {
      if (!isDisplayed(svg)) return;
      this.#keepTextReadable();
      // What was enhanced while the map was not displayed has no place for its label yet.
      this.follow(this.#regions);
    });
    this.#sizes.observe(svg);
  }

  /** Brings the map to what `regions` say. */
  follow(regions: readonly ShapedRegion[]): void {
    this.#regions = regions;
    const changed = regions.filter((region) => !this.#isDone(region));
    const shapes = new Set(regions.map(({ shape }) => shape));
    for (const shape of [...this.#done.keys()]) if (!shapes.has(shape)) this.#restore(shape);
    for (const { shape } of changed) this.#restore(shape);
    // All places are read before anything is written: else each region costs a layout.
    const unit = this.#unit();
    const placed = changed.map((region) => ({
      region,
      middle: hasLabel(region) ? middleInMap(region.shape, this.#svg) : undefined,
    }));
    for (const { region, middle } of placed) {
      const restore = enhanceRegion(region);
      const unlabel = middle && labelled(region, this.#labels, middle, unit);
      const undo = (): void => {
        unlabel?.();
        restore();
      };
      this.#done.set(region.shape, { region, isWhole: !hasLabel(region) || !!middle, undo });
    }
    this.#drawTargets();
  }

  /** Leaves the map as it was found. */
  end(): void {
    this.#sizes.disconnect();
    for (const shape of [...this.#done.keys()]) this.#restore(shape);
    this.#labels.remove();
    this.#targets.remove();
  }

  /** A group over the whole drawing. Clicks in it are for the links of the regions that it is about. */
  #layer(name: string): SVGGElement {
    const layer = this.#svg.ownerDocument.createElementNS(SVG, 'g');
    // Names are told by the links themselves.
    layer.setAttribute('aria-hidden', 'true');
    layer.setAttribute(name, '');
    layer.addEventListener('click', (event) => {
      const key = keyAt(event.target as Element);
      const region = this.#regions.find((one) => one.key === key);
      // With the keys that are held: they open the link elsewhere.
      region?.shape.closest('svg a')?.dispatchEvent(new MouseEvent('click', event));
    });
    return this.#svg.appendChild(layer);
  }

  #drawTargets(): void {
    const targets = this.#scale > 0 ? targetsOf(this.#linkedBoxes(), this.#scale) : [];
    const { ownerDocument } = this.#svg;
    this.#targets.replaceChildren(...targets.map((target) => drawnTarget(target, ownerDocument)));
  }

  #linkedBoxes(): LinkedBox[] {
    return this.#regions.flatMap((region) => {
      const { key, shape } = region;
      if (addressOf(region) === undefined) return [];
      const box = this.#boxes.get(shape) ?? boxInMap(shape, this.#svg);
      if (!box) return [];
      this.#boxes.set(shape, box);
      return [{ key, box }];
    });
  }

  #isDone(region: ShapedRegion): boolean {
    const done = this.#done.get(region.shape);
    if (!done?.isWhole) return false;
    return (Object.keys(region) as (keyof ShapedRegion)[]).every(
      (key) => done.region[key] === region[key],
    );
  }

  #restore(shape: SVGGraphicsElement): void {
    this.#done.get(shape)?.undo();
    this.#done.delete(shape);
  }

  /** What one unit of the space of 570 by 810, in which offsets are told, is in the map's own. */
  #unit() {
    const { width, height } = spaceOf(this.#svg);
    return { x: width / SPACE.width, y: height / SPACE.height };
  }

  /** In the map's own space: labels keep their size on the screen when the map is small. */
  #keepTextReadable(): void {
    // Not the svg's box: the drawing may be smaller. Nor the screen: an ancestor may just grow from 0.
    const scale = this.#labels.getCTM()?.a ?? 0;
    if (!(scale > 0)) return;
    this.#scale = scale;
    this.#labels.setAttribute('font-size', String(TEXT / scale));
    this.#labels.setAttribute('stroke-width', String(HALO / scale));
  }
}
