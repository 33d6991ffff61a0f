import { localTexts } from '../../../core/storage/storage';

const KEY = 'nhRegionSelectorPosY';

/** How far an arrow key moves the panel, and Page Up or Page Down, in CSS pixels. */
const STEP = 10;
const PAGE = 100;

/** A distance from the map's top at which the panel is wholly on the map. */
export function keptInside(top: number, most: number): number {
  return Math.max(0, Math.min(top, most));
}

/** Where a key moves the panel to; undefined for a key that does not. */
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

/** Where the panel stands: where it was left, else at a share of the way that it could go. */
export function panelTop(left: number | undefined, most: number, start: number): number {
  if (left !== undefined) return keptInside(left, most);
  return Number.isFinite(most) ? keptInside(most * start, most) : 0;
}

/** The remembered distance from the top; undefined where none, or junk, is remembered. */
export function rememberedTop(): number | undefined {
  const top = Number.parseFloat(localTexts.read(KEY) ?? '');
  return Number.isFinite(top) ? Math.max(0, top) : undefined;
}

/** Remembers where the panel was left: CSS pixels from the map's top. */
export function rememberTop(top: number): void {
  localTexts.write(KEY, String(Math.round(top)));
}
