/** The state of an overlay. A `closing` overlay fades out, and can be opened again. */
export type OverlayState = 'closed' | 'open' | 'closing';

/** An event of an overlay. */
export type OverlayEvent =
  /** The visitor has opened it. */
  | 'opened'
  /** The visitor has closed it, or left the page. */
  | 'dismissed'
  /** The fade-out has ended. */
  | 'faded';

/** The state after an event; the end of a fade only counts while the overlay is closing. */
export function nextState(state: OverlayState, event: OverlayEvent): OverlayState {
  if (event === 'opened') return 'open';
  if (event === 'dismissed') return state === 'open' ? 'closing' : state;
  return state === 'closing' ? 'closed' : state;
}
