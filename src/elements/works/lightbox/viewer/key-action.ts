/** What a key of a slideshow does: it moves the picture or the show, or zooms. */
export type KeyAction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'zoom';

const actions: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  z: 'zoom',
};

/** What a key does in a slideshow; undefined where it is the browser's, or that of a control with keys of its own. */
export function keyAction(event: KeyboardEvent): KeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const target = event.target as Element | null;
  if (target?.closest('video, audio, input, select, textarea')) return undefined;
  // A long caption is scrolled.
  if (/Up|Down/.test(event.key) && target?.closest('.nh-lightbox-caption')) return undefined;
  return Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
}
