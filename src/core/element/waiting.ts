/** On a host whose code is on its way: `first.css` keeps its room as before the tag was defined. */
export const WAITING = 'data-nh-waiting';

/**
 * The value of `WAITING` in what `nh-elements/react` prints on a server. It takes it away when React has
 * found the host as the server has printed it, which a living element would have changed.
 */
export const HYDRATION = 'hydration';

/** Of the global object, where a page has components that may hydrate. */
export const HYDRATING: symbol = Symbol.for('nh-elements/react');

/** True while React may still hydrate `host`: a page whose scripts are all here without it never does. */
export function awaitsHydration(host: HTMLElement): boolean {
  if (host.getAttribute(WAITING) !== HYDRATION) return false;
  return host.ownerDocument.readyState !== 'complete' || HYDRATING in globalThis;
}
