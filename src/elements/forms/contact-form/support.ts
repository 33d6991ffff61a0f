/** What the element needs of the browser, in the order in which a lack is reported. */
const features: readonly (readonly [name: string, isThere: () => boolean])[] = [
  ['fetch', () => typeof globalThis.fetch === 'function'],
  ['FormData', () => typeof globalThis.FormData === 'function'],
  ['NodeList.forEach', () => typeof globalThis.NodeList?.prototype.forEach === 'function'],
  ['String.replaceAll', () => typeof String.prototype.replaceAll === 'function'],
];

/** The first thing that this browser lacks; undefined if it has all. */
export function missingFeature(): string | undefined {
  return features.find(([, isThere]) => !isThere())?.[0];
}
