/** The edges of a box, in pixels from the window's top left corner. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a menu and the edges of the window. */
const MARGIN = 8;

/** Pixels between a menu and its anchor. */
const GAP = 4;

/**
 * Returns the position of a menu: below its anchor, or above if it fits only there, and always inside the window.
 * The menu's end aligns with the anchor's end, where lists have their buttons. At a pointer position, which has
 * no width, the menu starts.
 */
export function menuPosition(
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
