/** An action of the keyboard in a slideshow: step, pan or zoom. */
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

/** The action of a key in a slideshow; undefined if the browser or the focused control handles the key. */
export function keyAction(event: KeyboardEvent): KeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  // Scripts of the page may dispatch keys on the document, which has no `closest`.
  const target = event.target as Partial<Element> | null;
  if (target?.closest?.('video, audio, input, select, textarea')) return undefined;
  // These keys scroll a long caption.
  if (/Up|Down/.test(event.key) && target?.closest?.('.nh-lightbox-caption')) return undefined;
  return Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
}
