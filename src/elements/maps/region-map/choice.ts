import { localTexts } from '../../../builder/runtime/storage/storage';
import type { Region } from '../regions/region';

const KEY = 'selectedMapRegion';

/** The names that identify choices in storage, in the regions' order: the title, or the key if titles repeat. */
export function rememberedNames(regions: readonly Region[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of regions) counts.set(title, (counts.get(title) ?? 0) + 1);
  return regions.map(({ title, key }) => (title !== '' && counts.get(title) === 1 ? title : key));
}

/**
 * The key of the initially selected region: the remembered one, else the first. Empty if the remembered
 * region is not on this map.
 */
export function firstChoice(regions: readonly Region[], remembered: string | null): string {
  const index = remembered === null ? 0 : rememberedNames(regions).indexOf(remembered);
  return regions[index]?.key ?? '';
}

/** The visitor's last choice, a name of `rememberedNames`; null if nothing is stored. */
export const rememberedChoice = (): string | null => localTexts.read(KEY);

/** Stores a choice in the browser. */
export function rememberChoice(region: Region, regions: readonly Region[]): void {
  localTexts.write(KEY, rememberedNames(regions)[regions.indexOf(region)] ?? region.key);
}
