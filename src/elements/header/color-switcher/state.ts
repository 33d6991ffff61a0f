/** Which palette a page shows, and whose wish that is. */
export interface PaletteState {
  readonly isSwitched: boolean;
  /** The visitor has chosen it; the system is not followed any more. */
  readonly isChosen: boolean;
}

/** What happens to the palette of a page. */
export type PaletteEvent =
  /** The visitor used a switcher of this page. */
  | { readonly type: 'toggled' }
  /** The visitor's choice is known: from another tab, or from the cookie. */
  | { readonly type: 'chosen'; readonly isSwitched: boolean }
  /** What the site wants without a choice: as it is configured, or as the system is. */
  | { readonly type: 'unchosen'; readonly isSwitched: boolean };

/**
 * The state that follows; the same object where nothing changes.
 *
 * Site and system are listened to until the visitor has chosen, and never afterwards.
 */
export function nextState(state: PaletteState, event: PaletteEvent): PaletteState {
  if (event.type === 'toggled') return { isSwitched: !state.isSwitched, isChosen: true };
  if (event.type === 'chosen') return changed(state, { ...event, isChosen: true });
  if (state.isChosen) return state;
  return changed(state, { ...event, isChosen: false });
}

function changed(state: PaletteState, { isSwitched, isChosen }: PaletteState): PaletteState {
  const isSame = state.isSwitched === isSwitched && state.isChosen === isChosen;
  return isSame ? state : { isSwitched, isChosen };
}
