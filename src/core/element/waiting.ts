/** Set on a host while its code is loading, so that `first.css` continues to reserve its space. */
export const WAITING = 'data-nh-waiting';

/**
 * The value of `WAITING` in the server's HTML of `nh-elements/react`. The component removes it once React
 * has hydrated the host: a running element would have changed the markup.
 */
export const HYDRATION = 'hydration';

/**
 * True while React may still hydrate `host`. Until the page has loaded, any part of it may be hydrated;
 * later only a React container, or an island of Astro.
 */
export function awaitsHydration(host: HTMLElement): boolean {
  if (host.getAttribute(WAITING) !== HYDRATION) return false;
  return host.ownerDocument.readyState !== 'complete' || isInHydratedPart(host);
}

function isInHydratedPart(host: HTMLElement): boolean {
  for (let node = host.parentNode; node; node = node.parentNode) {
    // Astro's static content between two islands, which React leaves alone.
    if (/^astro-(static-)?slot$/i.test(node.nodeName)) return false;
    if (isWaitingIsland(node) || isReactContainer(node)) return true;
  }
  return false;
}

function isWaitingIsland(node: Node): boolean {
  return node.nodeName === 'ASTRO-ISLAND' && (node as Element).hasAttribute('ssr');
}

/** React marks the node that `hydrateRoot` was called with; frameworks such as Next call it with the document. */
function isReactContainer(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactContainer$'));
}
