import { localTexts } from '../../../builder/runtime/storage/storage';

const KEY = 'nhRegionSelectorPosY';

/** The distances that arrow keys, and Page Up and Page Down, move the panel, in CSS pixels. */
const STEP = 10;
const PAGE = 100;

/** Clamps a distance from the map's top so that the whole panel is on the map. */
export function keptInside(top: number, most: number): number {
  return Math.max(0, Math.min(top, most));
}

/** The position after a key press; undefined for other keys. */
export function topAfterKey(key: string, top: number, most: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: top - STEP,
    ArrowDown: top + STEP,
    PageUp: top - PAGE,
    PageDown: top + PAGE,
    Home: 0,
    End: most,
  };
  const target = targets[key];
  return target === undefined ? undefined : keptInside(target, most);
}

/** The position of the panel: the last one, else the share `start` of the available range. */
export function panelTop(left: number | undefined, most: number, start: number): number {
  if (left !== undefined) return keptInside(left, most);
  return Number.isFinite(most) ? keptInside(most * start, most) : 0;
}

/** The stored distance from the top; undefined if nothing valid is stored. */
export function rememberedTop(): number | undefined {
  const top = Number.parseFloat(localTexts.read(KEY) ?? '');
  return Number.isFinite(top) ? Math.max(0, top) : undefined;
}

/** Stores the position of the panel, in CSS pixels from the map's top. */
export function rememberTop(top: number): void {
  localTexts.write(KEY, String(Math.round(top)));
}
