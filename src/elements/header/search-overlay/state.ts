/** Whether an overlay is seen: while it is `closing` it fades, and opens again at once if asked to. */
export type OverlayState = 'closed' | 'open' | 'closing';

/** What happens to an overlay. */
export type OverlayEvent =
  /** The visitor wants to search. */
  | 'opened'
  /** The visitor wants to be back on the page. */
  | 'dismissed'
  /** It has faded out. */
  | 'faded';

/** The state that follows; the end of a fade counts only for what is still closing. */
export function nextState(state: OverlayState, event: OverlayEvent): OverlayState {
  if (event === 'opened') return 'open';
  if (event === 'dismissed') return state === 'open' ? 'closing' : state;
  return state === 'closing' ? 'closed' : state;
}
