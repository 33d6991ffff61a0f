import type { Length } from '../../../core/settings';

/** At which sides of the carousel its neighbours show. */
export type OffsetSides = 'none' | 'left' | 'right' | 'both';

/** The room in which a neighbour shows, in pixels: at the start and at the end of the line. */
export interface Offsets {
  readonly before: number;
  readonly after: number;
}

/** What lengths are relative to, in pixels, and which way it is read. */
export interface Measures {
  /** Of the carousel, with what is inside its border. */
  readonly width: number;
  readonly height: number;
  readonly isRtl: boolean;
  readonly fontSize: number;
  readonly rootFontSize: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** Left is the start of the line, also where that is on the right. */
export function offsetsOf(sides: OffsetSides, width: number): Offsets {
  return {
    before: sides === 'left' || sides === 'both' ? width : 0,
    after: sides === 'right' || sides === 'both' ? width : 0,
  };
}

/** A trace more than the count where the next slide shows on desktop (facts, page-builder 24). */
export function slidesPerView(shown: number, device: string, sides: OffsetSides): number {
  const hasNext = sides === 'right' || sides === 'both';
  return device === 'desktop' && hasNext ? shown + 0.001 : shown;
}

/** A length in pixels; none is nothing. */
export function inPixels(length: Length | undefined, measures: Measures): number {
  if (!length) return 0;
  const one = pixelsPer[length.unit];
  return one ? length.value * one(measures) : length.value;
}

const pixelsPer: Readonly<Record<string, (measures: Measures) => number>> = {
  em: ({ fontSize }) => fontSize,
  rem: ({ rootFontSize }) => rootFontSize,
  '%': ({ width }) => width / 100,
  vw: ({ windowWidth }) => windowWidth / 100,
  vh: ({ windowHeight }) => windowHeight / 100,
};

/** Where a track of slides stands, as Swiper knows it without measuring. */
export interface TrackPlace extends Pick<Offsets, 'before'> {
  /** Where each slide begins, less the room before the first. */
  readonly starts: readonly number[];
  readonly widths: readonly number[];
  /** How far the track is moved towards the end of the line. */
  readonly moved: number;
  /** The width of what can be seen of it. */
  readonly width: number;
}

/** Which slides can be seen, if only a part of them; a trace of one does not count. */
export function slidesInView({ starts, widths, moved, width, before }: TrackPlace): boolean[] {
  return starts.map((start, index) => {
    const at = start + before + moved;
    return at < width - 1 && at + (widths[index] ?? 0) > 1;
  });
}

/** The slide that a track is scrolled to before it slides. */
export function slideScrolledTo(scrolled: number, step: number): number {
  return step > 0 ? Math.round(Math.abs(scrolled) / step) : 0;
}
