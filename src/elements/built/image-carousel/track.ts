import type { Length } from '../../../core/settings';

/** Sides on which adjacent slides are partly visible. */
export type OffsetSides = 'none' | 'left' | 'right' | 'both';

/** Space for adjacent slides in pixels, at the inline start and end. */
export interface Offsets {
  readonly before: number;
  readonly after: number;
}

/** Reference sizes for lengths in pixels, and the text direction. */
export interface Measures {
  /** Inner width of the carousel, including padding. */
  readonly width: number;
  readonly height: number;
  readonly isRtl: boolean;
  readonly fontSize: number;
  readonly rootFontSize: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
}

/** Returns the offsets. `left` means the inline start, also in right-to-left pages. */
export function offsetsOf(sides: OffsetSides, width: number): Offsets {
  return {
    before: sides === 'left' || sides === 'both' ? width : 0,
    after: sides === 'right' || sides === 'both' ? width : 0,
  };
}

/**
 * Returns `slidesPerView`: slightly more than the count if the next slide is partly visible on desktop
 * (docs/compatibility/page-builder.md#carousel).
 */
export function slidesPerView(shown: number, device: string, sides: OffsetSides): number {
  const hasNext = sides === 'right' || sides === 'both';
  return device === 'desktop' && hasNext ? shown + 0.001 : shown;
}

/** Converts a length to pixels; undefined to 0. */
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

/** Position of a track, known to Swiper without measuring. */
export interface TrackPosition extends Pick<Offsets, 'before'> {
  /** Start of each slide, without the offset before the first. */
  readonly starts: readonly number[];
  readonly widths: readonly number[];
  /** Translation of the track towards the inline end. */
  readonly moved: number;
  /** Visible width of the track. */
  readonly width: number;
}

/** Returns which slides are at least partly visible, with a tolerance of 1 px. */
export function slidesInView({ starts, widths, moved, width, before }: TrackPosition): boolean[] {
  return starts.map((start, index) => {
    const left = start + before + moved;
    return left < width - 1 && left + (widths[index] ?? 0) > 1;
  });
}

/** Returns the slide to which the printed track is scrolled. */
export function slideScrolledTo(scrolled: number, step: number): number {
  return step > 0 ? Math.round(Math.abs(scrolled) / step) : 0;
}
