/** The property and the value by which the browser makes a grid a masonry itself; undefined where it cannot. */
export function nativeMasonry(): readonly [name: string, value: string] | undefined {
  if (CSS.supports('display', 'grid-lanes')) return ['display', 'grid-lanes'];
  if (CSS.supports('grid-template-rows', 'masonry')) return ['grid-template-rows', 'masonry'];
  return undefined;
}
