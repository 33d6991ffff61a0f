/** The palette that a page shows, and whether the visitor has chosen it. */
export interface PaletteState {
  readonly isSwitched: boolean;
  /** The visitor has chosen the palette, so the site's and the system's preferences no longer apply. */
  readonly isChosen: boolean;
}

/** The state before the first request. */
export const unknownState: PaletteState = { isSwitched: false, isChosen: false };

/**
 * The state after a request. Requests with `isChosen` come from the visitor: through a switcher, the cookie
 * or another tab. Other requests come from the site's configuration or the system.
 *
 * Once the visitor has chosen, requests of site and system are ignored.
 */
export function nextState(state: PaletteState, request: PaletteState): PaletteState {
  return request.isChosen || !state.isChosen ? request : state;
}
