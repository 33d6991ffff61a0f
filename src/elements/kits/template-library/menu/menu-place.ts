/** Where something is, or how large. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a menu and the edges of the window. */
const MARGIN = 8;

/** Pixels between a menu and what it belongs to. */
const GAP = 4;

/**
 * Where a menu opens: below what it belongs to, above where there is more room, and always in the window.
 * Its end is at the end of its anchor, where buttons of lists stand; at the place of a pointer, which has no
 * width, its beginning.
 */
export function menuPlace(
  anchor: Box,
  menu: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  isRtl: boolean,
): { readonly left: number; readonly top: number } {
  const isPoint = anchor.left === anchor.right;
  const left = isRtl === isPoint ? anchor.right - menu.width : anchor.left;
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - menu.height;
  const fits = below + menu.height + MARGIN <= view.height;
  return {
    left: within(left, menu.width, view.width),
    top: within(fits || above < MARGIN ? below : above, menu.height, view.height),
  };
}

function within(start: number, size: number, most: number): number {
  return Math.max(MARGIN, Math.min(start, most - size - MARGIN));
}
