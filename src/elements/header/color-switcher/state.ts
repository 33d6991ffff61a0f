/** Which palette a page shows, and whose wish that is. */
export interface PaletteState {
  readonly isSwitched: boolean;
  /** The visitor has chosen it; the site and the system are not followed any more. */
  readonly isChosen: boolean;
}

/** Before anybody has wished for anything. */
export const unknownState: PaletteState = { isSwitched: false, isChosen: false };

/**
 * The state that follows when somebody wishes for another one: the visitor, by a switcher, the cookie or
 * another tab (`isChosen`), or the site, as it is configured or as the system is.
 *
 * Site and system are listened to until the visitor has chosen, and never afterwards.
 */
export function nextState(state: PaletteState, wish: PaletteState): PaletteState {
  return wish.isChosen || !state.isChosen ? wish : state;
}
