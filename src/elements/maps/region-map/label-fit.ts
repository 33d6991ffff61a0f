import type { Box, Point } from './coordinates';
import { type LabelPlace, labelPlaces, overlap, widened } from './label-places';
import { largestPart } from './largest-part';
import { fillTest, spaceOf } from './map-space';

/** The font size of a label, on a narrow map and on one of at least 480, and the width of its outline, in CSS pixels. */
const TEXT = 13;
const WIDE_TEXT = 14;
const WIDE = 480;
export const HALO = 3;

/** Marks the label of the selected region, which a stylesheet may make bold. */
export const CHOSEN_MARK = 'data-nh-chosen-own';

/** The distance of a label from the region beside which it stands, in CSS pixels. */
const GAP = 4;

/** With more labels, a map has no space beside its regions, and looking for it takes too long. */
const MOST_PLACED = 100;

/** The least distance between the letters of a label and the edge of its region, in CSS pixels. */
const MARGIN = 2;

/** The share of a label's height that its letters take, and the width of an average letter in its font size. */
const LETTERS = 0.6;
const GLYPH = 0.6;

/** The way from where a label is written to its better place. */
const WAY = '--nh-label-way';

/** A region in the map, with its box in the map's own coordinate system. */
export interface RegionOnMap {
  readonly shape: SVGGraphicsElement;
  readonly box: Box;
}

/** A label in the map, and its region. */
export interface LabelOnMap extends RegionOnMap {
  readonly text: SVGTextElement;
  /** The box of the region's dot, if it has one. */
  readonly dot: Box | undefined;
}

/** The labels of a map, and all its regions, with labels and without. */
export interface LabelsOnLand {
  readonly labels: readonly LabelOnMap[];
  readonly land: readonly RegionOnMap[];
}

/**
 * Moves labels that an edge of the map would cut, and marks those that do not fit where they are written
 * (`data-nh-outside`), for stylesheets that hide them or move them: to a better place (`data-nh-placed`), by the way in
 * `--nh-label-way`.
 *
 * @param scale CSS pixels per unit of the map's own coordinate system
 */
export function fitLabels({ labels, land }: LabelsOnLand, svg: SVGSVGElement, scale: number): void {
  const map = spaceOf(svg);
  const size = textSize(map, scale);
  const boxes = boxesOf(labels, size);
  const ways = boxes.map((box) => wayInside(box, map, HALO / 2 / scale));
  const places =
    labels.length > MOST_PLACED
      ? undefined
      : labelPlaces(
          labels.map((label, index) => labelled(label, boxes[index] as Box, svg, MARGIN / scale)),
          { map, gap: GAP / scale, isOpen: openTest(land, svg) },
        );
  labels.forEach(({ text }, index) => {
    const way = ways[index] ?? 0;
    write(text, 'dx', way === 0 ? null : String(way));
    mark(text, places?.[index], way);
    if (!places) text.toggleAttribute('data-nh-outside', !isShort(text, size));
  });
}

/**
 * The font size of labels in the map's own system.
 *
 * @param scale CSS pixels per unit of that system
 */
export function textSize({ width }: Box, scale: number): number {
  return (width * scale < WIDE ? TEXT : WIDE_TEXT) / scale;
}

/**
 * Measures all labels before anything else is written: otherwise each label would force a layout. Each is as wide as
 * while its region is selected, so that a choice moves no label.
 */
function boxesOf(labels: readonly LabelOnMap[], size: number): Box[] {
  const others =
    labels.length > MOST_PLACED ? [] : labels.filter(({ text }) => !text.hasAttribute(CHOSEN_MARK));
  for (const { text } of others) text.setAttribute(CHOSEN_MARK, '');
  const boxes = labels.map(({ text }) => boxOf(text, size));
  for (const { text } of others) text.removeAttribute(CHOSEN_MARK);
  return boxes;
}

/** In the map's own system, so that they stay the same at each size. */
const mainlands = new WeakMap<Element, Box>();

function mainlandOf(shape: Element, box: Box, isInFill: (point: Point) => boolean): Box {
  const known = mainlands.get(shape) ?? largestPart(box, isInFill);
  mainlands.set(shape, known);
  return known;
}

function labelled({ shape, box, dot }: LabelOnMap, label: Box, svg: SVGSVGElement, margin: number) {
  const isInFill = fillTest(shape, svg);
  return {
    label,
    region: dot ?? box,
    mainland: () => dot ?? mainlandOf(shape, box, isInFill),
    touches: (place: Box): boolean => dot !== undefined || pointsIn(place).some(isInFill),
    fills: (place: Box): boolean =>
      !dot && pointsIn(widened(lettersOf(place), margin)).every(isInFill),
  };
}

/** Returns a test whether no region is in a box. */
function openTest(land: readonly RegionOnMap[], svg: SVGSVGElement): (place: Box) => boolean {
  const tests = new Map<SVGGraphicsElement, (point: Point) => boolean>();
  const testOf = (shape: SVGGraphicsElement) => {
    const test = tests.get(shape) ?? fillTest(shape, svg);
    tests.set(shape, test);
    return test;
  };
  return (place) =>
    land.every(({ shape, box }) => !overlap(place, box) || !pointsIn(place).some(testOf(shape)));
}

/** Where a label is written, without the way that it was moved. */
function boxOf(text: SVGTextElement, size: number): Box {
  const { x, y, width, height } = text.getBBox();
  if (width > 0) return { x: x - Number(text.getAttribute('dx')), y, width, height };
  // The label is not displayed.
  const estimated = { width: (text.textContent ?? '').length * GLYPH * size, height: size };
  return {
    x: Number(text.getAttribute('x')) - estimated.width / 2,
    y: Number(text.getAttribute('y')) - estimated.height / 2,
    ...estimated,
  };
}

/** Returns how far a text must move to the start or the end, so that no edge of the map cuts it. */
function wayInside({ x, width }: Box, map: Box, halo: number): number {
  return Math.max(map.x + halo - x, 0) || Math.min(map.x + map.width - halo - x - width, 0);
}

function mark(text: SVGTextElement, place: LabelPlace | undefined, moved: number): void {
  text.toggleAttribute('data-nh-outside', place !== undefined);
  write(text, 'data-nh-placed', place?.is ?? null);
  const way = place ? `${place.way.x - moved}px ${place.way.y}px` : '';
  // The content security policy of a site may refuse the attribute.
  if (text.style.getPropertyValue(WAY) !== way) text.style.setProperty(WAY, way);
}

/** An engine would draw the whole map again for a label that has not changed. */
function write(text: SVGTextElement, name: string, value: string | null): void {
  if (text.getAttribute(name) === value) return;
  if (value === null) text.removeAttribute(name);
  else text.setAttribute(name, value);
}

/** Whether a label fits into the box of its region. */
function isShort(text: SVGTextElement, size: number): boolean {
  return Number(text.getAttribute('data-nh-largest')) >= size;
}

function lettersOf({ x, y, width, height }: Box): Box {
  return { x, y: y + (height * (1 - LETTERS)) / 2, width, height: height * LETTERS };
}

/** Points of a box, from edge to edge. */
function pointsIn({ x, y, width, height }: Box) {
  return [0, 0.5, 1].flatMap((down) =>
    [0, 0.25, 0.5, 0.75, 1].map((across) => ({ x: x + width * across, y: y + height * down })),
  );
}
