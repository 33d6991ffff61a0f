/** Returns the CSS declaration for native masonry layout; undefined if unsupported. */
export function nativeMasonry(): readonly [name: string, value: string] | undefined {
  if (CSS.supports('display', 'grid-lanes')) return ['display', 'grid-lanes'];
  if (CSS.supports('grid-template-rows', 'masonry')) return ['grid-template-rows', 'masonry'];
  return undefined;
}
