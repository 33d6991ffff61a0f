type Settings = Readonly<Record<string, unknown>>;

/** The page to which the rules apply. */
interface SnapContext {
  /** The builder's name, which is the prefix of its attributes and classes. */
  readonly builder: string;
  /** The scroll container: the root, or the body if the builder's stylesheet makes it scroll. */
  readonly scroller: 'html' | 'body';
  /** Some section is taller than the viewport, so mandatory snapping would make its end unreachable. */
  readonly isTall: boolean;
}

/** Types of documents that are not part of the page flow, such as overlays. */
const EXCLUDED_TYPES = ['popup', 'floating-buttons', 'kit'];

/** Returns the selector of the sections: children of the page's documents, also inside the wrappers of old markup. */
export function sectionSelector(builder: string): string {
  const excluded = EXCLUDED_TYPES.map((type) => `[data-${builder}-type="${type}"]`).join();
  const inner = `:is(.${builder}-inner, .${builder}-section-wrap)`;
  const document = `[data-${builder}-id]:not(${excluded})`;
  return [document, `${document} > ${inner}`, `${document} > ${inner} > ${inner}`]
    .map((holder) => `${holder} > [data-element_type]`)
    .join();
}

/**
 * Returns the stylesheet that snaps a page's sections, for screens and visitors without reduced motion.
 *
 * @param settings page settings: `scroll_snap_padding` (a size), `scroll_snap_stop` (`normal`, `always`),
 *   `scroll_snap_position` (`start`, `center`, `end`); invalid values are ignored
 */
export function snapRules(settings: Settings, { builder, scroller, isTall }: SnapContext): string {
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

/** Converts the builder's `{ size, unit }` to a CSS length. */
function length(value: unknown): string {
  const { size, unit } = Object(value);
  const isLength = size !== '' && Number.isFinite(Number(size));
  return isLength && /^(px|em|rem|%|vh|vw)$/.test(unit) ? `${Number(size)}${unit}` : 'auto';
}
