type Settings = Readonly<Record<string, unknown>>;

/** Where the rules go. */
interface Place {
  /** The builder's name, as its attributes and classes begin. */
  readonly builder: string;
  /** What scrolls: the root, or the body where the builder's own stylesheet makes it scroll. */
  readonly scroller: 'html' | 'body';
  /** A section is taller than the window: snapping must leave the way to its end free. */
  readonly isTall: boolean;
}

/** What floats above pages, and opens, is no part of their sequence. */
const APART = ['popup', 'floating-buttons', 'kit'];

/** Selects the sections of the page's documents: their children, through the boxes of old markup. */
export function sectionSelector(builder: string): string {
  const apart = APART.map((type) => `[data-${builder}-type="${type}"]`).join();
  const inner = `:is(.${builder}-inner, .${builder}-section-wrap)`;
  const document = `[data-${builder}-id]:not(${apart})`;
  return [document, `${document} > ${inner}`, `${document} > ${inner} > ${inner}`]
    .map((holder) => `${holder} > [data-element_type]`)
    .join();
}

/**
 * The stylesheet by which a page's sections snap, on screens and for who has not asked for less motion.
 *
 * @param settings the page's: `scroll_snap_padding` (a size), `scroll_snap_stop` (`normal`, `always`),
 *   `scroll_snap_position` (`start`, `center`, `end`); what is none of those counts for nothing
 */
export function snapRules(settings: Settings, { builder, scroller, isTall }: Place): string {
  const align = oneOf(settings.scroll_snap_position, ['start', 'center', 'end']);
  const stop = oneOf(settings.scroll_snap_stop, ['normal', 'always']);
  return `@media screen and (prefers-reduced-motion: no-preference) {
  ${scroller} {
    scroll-snap-type: y ${isTall ? 'proximity' : 'mandatory'} !important;
    scroll-padding-block-start: ${length(settings.scroll_snap_padding)};
  }
  ${sectionSelector(builder)} {
    scroll-snap-align: ${align};
    scroll-snap-stop: ${stop};
  }
}
@media (prefers-reduced-motion: reduce) {
  ${scroller} { scroll-snap-type: none !important; }
}`;
}

function oneOf(value: unknown, words: readonly [string, ...string[]]): string {
  return words.find((word) => word === value) ?? words[0];
}

/** The builder's `{ size, unit }`. */
function length(value: unknown): string {
  const { size, unit } = Object(value);
  const isLength = size !== '' && Number.isFinite(Number(size));
  return isLength && /^(px|em|rem|%|vh|vw)$/.test(unit) ? `${Number(size)}${unit}` : 'auto';
}
