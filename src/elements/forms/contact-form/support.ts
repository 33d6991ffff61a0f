/** The required browser features; the first missing one is reported. */
const features: readonly (readonly [name: string, isSupported: () => boolean])[] = [
  ['fetch', () => typeof globalThis.fetch === 'function'],
  ['FormData', () => typeof globalThis.FormData === 'function'],
  ['NodeList.forEach', () => typeof globalThis.NodeList?.prototype.forEach === 'function'],
  ['String.replaceAll', () => typeof String.prototype.replaceAll === 'function'],
];

/** The name of the first feature that this browser lacks; undefined if it has all. */
export function missingFeature(): string | undefined {
  return features.find(([, isSupported]) => !isSupported())?.[0];
}
