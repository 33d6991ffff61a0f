import { localTexts } from '../../../core/storage/storage';
import type { Region } from '../regions/region';

const KEY = 'selectedMapRegion';

/** What choices are remembered by, in the regions' order: the title, or the key where titles repeat. */
export function rememberedNames(regions: readonly Region[]): string[] {
  const counts = new Map<string, number>();
  for (const { title } of regions) counts.set(title, (counts.get(title) ?? 0) + 1);
  return regions.map(({ title, key }) => (title !== '' && counts.get(title) === 1 ? title : key));
}

/**
 * The key of the region that a visit begins with: the remembered one, else the first. It is empty if
 * the remembered one is not on this map.
 */
export function firstChoice(regions: readonly Region[], remembered: string | null): string {
  const at = remembered === null ? 0 : rememberedNames(regions).indexOf(remembered);
  return regions[at]?.key ?? '';
}

/** What the visitor chose last, as `rememberedNames` has it; null where nothing is remembered. */
export const rememberedChoice = (): string | null => localTexts.read(KEY);

/** Remembers a choice beyond the page. */
export function rememberChoice(region: Region, regions: readonly Region[]): void {
  localTexts.write(KEY, rememberedNames(regions)[regions.indexOf(region)] ?? region.key);
}
