import { SVG } from '../../../core/dom/svg-namespace';
import { type Observer, sizeObserver } from '../../../core/observers';
import { type Box, SPACE } from './coordinates';
import { DOT_MARK, OUTLINE_MARK } from './copied-map';
import {
  addressOf,
  type EnhancedShape,
  enhanceRegion,
  hasLabel,
  keyAt,
  writeLabel,
} from './enhanced-region';
import { fitLabels, HALO, textSize } from './label-fit';
import { areLinesWanted, linesOf } from './lines';
import { boxInMap, isDisplayed, spaceOf } from './map-space';
import type { ShapedRegion } from './shapes';
import {
  dotBox,
  drawTarget,
  type LinkedBox,
  markChosenDot,
  type Target,
  targetsOf,
} from './targets';

/** Shapes without a dot and without colours of their own, which the stylesheet colours. */
const EDGED = `:not([${DOT_MARK}], [fill], [class], [style], [fill] *)`;

/** A region as it was enhanced. */
interface Enhanced {
  region: ShapedRegion;
  readonly shape: EnhancedShape;
  /** Undefined without a label, and until the shape can be measured. */
  label?: SVGTextElement | undefined;
  /** Whether the label shows the region's values. */
  isLabelled?: boolean;
}

/**
 * Adds marks, links, labels and pointer targets of small regions to a map, and updates them. Only changed
 * regions are touched, so that even a map with a thousand regions can follow each keystroke.
 */
export class EnhancedMap {
  readonly #svg: SVGSVGElement;
  readonly #edges: SVGGElement;
  readonly #labels: SVGGElement;
  readonly #targets: SVGGElement;
  /** The measured boxes of displayed shapes. */
  readonly #boxes = new WeakMap<SVGGraphicsElement, Box>();
  /** CSS pixels per unit of the map's own coordinate system; 0 until measured. */
  #scale = 0;
  #drawnTargets: readonly Target[] = [];
  /** The shapes whose edges are drawn. */
  #edged: readonly SVGGraphicsElement[] = [];
  /** Whether all labels have their places at this scale. */
  #areFitted = true;
  readonly #done = new Map<SVGGraphicsElement, Enhanced>();
  #regions: readonly ShapedRegion[] = [];
  readonly #sizes: Observer;
  readonly #life = new AbortController();

  constructor(svg: SVGSVGElement) {
    this.#svg = svg;
    this.#edges = this.#layer('data-nh-edges');
    svg.querySelector(`:scope > [${OUTLINE_MARK}]`)?.before(this.#edges);
    this.#labels = this.#layer('data-nh-labels');
    this.#targets = this.#layer('data-nh-targets');
    svg.addEventListener('mousedown', keepFocus, { signal: this.#life.signal });
    this.#sizes = sizeObserver(() => {
      if (!isDisplayed(svg)) return;
      this.#keepTextReadable();
      // Regions that were enhanced while the map was hidden have no labels yet.
      this.follow(this.#regions);
    });
    this.#sizes.observe(svg);
  }

  /** Updates the map for `regions`. */
  follow(regions: readonly ShapedRegion[]): void {
    this.#regions = regions;
    const changed = regions.filter((region) => !this.#isDone(region));
    const shapes = new Set(regions.map(({ shape }) => shape));
    for (const shape of [...this.#done.keys()]) if (!shapes.has(shape)) this.#restore(shape);
    const anew = changed.filter((region) => !this.#update(region));
    for (const { shape } of anew) this.#restore(shape);
    // Measures all regions before writing: otherwise each region would force a layout.
    const unit = this.#unit();
    const labelled = regions.filter((region) => hasLabel(region) && !this.#isLabelled(region));
    const boxes = labelled.map(({ shape }) => boxInMap(shape, this.#svg));
    for (const region of anew)
      this.#done.set(region.shape, { region, shape: enhanceRegion(region) });
    labelled.forEach((region, index) => {
      const box = boxes[index];
      const done = this.#done.get(region.shape);
      if (!box || !done) return;
      done.label ??= this.#addLabel();
      writeLabel(done.label, region, box, unit);
      done.isLabelled = true;
      this.#areFitted = false;
    });
    this.#drawTargets();
    this.#fitLabels();
    this.#drawEdges();
  }

  /** Restores the map. */
  end(): void {
    this.#life.abort();
    this.#sizes.disconnect();
    // In reverse order: several regions may have changed the same printed link.
    for (const shape of [...this.#done.keys()].reverse()) this.#restore(shape);
    this.#edges.remove();
    this.#labels.remove();
    this.#targets.remove();
  }

  /** Adds a group over the drawing. Clicks in it are passed on to the links of the regions. */
  #layer(name: string): SVGGElement {
    const layer = this.#svg.ownerDocument.createElementNS(SVG, 'g');
    // The list of the regions has the same texts.
    layer.setAttribute('aria-hidden', 'true');
    layer.setAttribute(name, '');
    layer.addEventListener('click', (event) => {
      const key = keyAt(event.target as Element);
      const region = this.#regions.find((one) => one.key === key);
      // Copies modifier keys, which may open the link in a new tab.
      region?.shape.closest('svg a')?.dispatchEvent(new MouseEvent('click', event));
    });
    return this.#svg.appendChild(layer);
  }

  #drawTargets(): void {
    const targets = this.#scale > 0 ? targetsOf(this.#linkedBoxes(), this.#scale) : [];
    const dots = new Set(targets.filter(({ dot }) => dot > 0).map(({ key }) => key));
    for (const { key, shape } of this.#regions) shape.toggleAttribute(DOT_MARK, dots.has(key));
    if (JSON.stringify(targets) === JSON.stringify(this.#drawnTargets)) return;
    this.#drawnTargets = targets;
    const { ownerDocument } = this.#svg;
    this.#targets.replaceChildren(...targets.flatMap((one) => drawTarget(one, ownerDocument)));
    markChosenDot(this.#svg);
  }

  /** Draws the lines around linked regions over their neighbours, where a stylesheet sets their colour. */
  #drawEdges(): void {
    if (this.#scale === 0 || !areLinesWanted(this.#svg, '--nh-region-linked-border')) return;
    const shapes = this.#regions
      .filter((region) => addressOf(region) !== undefined && region.shape.matches(EDGED))
      .map(({ shape }) => shape);
    if (isSame(shapes, this.#edged)) return;
    this.#edged = shapes;
    this.#edges.replaceChildren(...shapes.flatMap((shape) => linesOf(shape, this.#svg) ?? []));
  }

  #fitLabels(): void {
    if (this.#areFitted || this.#scale === 0) return;
    this.#areFitted = true;
    const dots = new Map(this.#drawnTargets.map((target) => [target.key, dotBox(target)]));
    const labels = this.#regions.flatMap(({ key, shape }) => {
      const text = this.#done.get(shape)?.label;
      const box = text && this.#boxOf(shape);
      return box ? [{ text, shape, box, dot: dots.get(key) }] : [];
    });
    const land = this.#regions.flatMap(({ shape }) => {
      const box = this.#boxOf(shape);
      return box ? [{ shape, box }] : [];
    });
    fitLabels({ labels, land }, this.#svg, this.#scale);
  }

  #boxOf(shape: SVGGraphicsElement): Box | undefined {
    const box = this.#boxes.get(shape) ?? boxInMap(shape, this.#svg);
    if (box) this.#boxes.set(shape, box);
    return box;
  }

  #linkedBoxes(): LinkedBox[] {
    return this.#regions.flatMap((region) => {
      const { key, shape } = region;
      if (addressOf(region) === undefined) return [];
      const box = this.#boxOf(shape);
      return box ? [{ key, box }] : [];
    });
  }

  #isDone(region: ShapedRegion): boolean {
    const done = this.#done.get(region.shape);
    if (!done) return false;
    return (Object.keys(region) as (keyof ShapedRegion)[]).every(
      (key) => done.region[key] === region[key],
    );
  }

  /** Updates a region whose nodes stay in their places: engines draw a map again in which nodes come or go. */
  #update(region: ShapedRegion): boolean {
    const done = this.#done.get(region.shape);
    if (!done?.shape.update(region)) return false;
    done.region = region;
    done.isLabelled = false;
    if (!hasLabel(region)) {
      done.label?.remove();
      done.label = undefined;
    }
    return true;
  }

  #isLabelled({ shape }: ShapedRegion): boolean {
    return this.#done.get(shape)?.isLabelled === true;
  }

  #addLabel(): SVGTextElement {
    return this.#labels.appendChild(this.#svg.ownerDocument.createElementNS(SVG, 'text'));
  }

  #restore(shape: SVGGraphicsElement): void {
    const done = this.#done.get(shape);
    shape.removeAttribute(DOT_MARK);
    done?.label?.remove();
    done?.shape.undo();
    this.#done.delete(shape);
  }

  /** The size of one unit of the 570 by 810 system, which offsets use, in the map's own system. */
  #unit() {
    const { width, height } = spaceOf(this.#svg);
    return { x: width / SPACE.width, y: height / SPACE.height };
  }

  /** Sets the font size in the map's own system, so that labels keep their size on small screens. */
  #keepTextReadable(): void {
    // Not from the SVG's box, since the drawing may be smaller; not from the screen, since an ancestor may
    // be animated from scale 0.
    const scale = this.#labels.getCTM()?.a ?? 0;
    if (!(scale > 0)) return;
    this.#scale = scale;
    this.#areFitted = false;
    this.#labels.setAttribute('font-size', String(textSize(spaceOf(this.#svg), scale)));
    this.#labels.setAttribute('stroke-width', String(HALO / scale));
  }
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Leaves the focus where it is when a link of the map is pressed: the link is hidden from screen readers. */
function keepFocus(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link?.getAttribute('aria-hidden') === 'true' && event.button === 0) event.preventDefault();
}
