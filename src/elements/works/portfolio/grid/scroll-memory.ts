import { sessionTexts } from '../../../../core/storage/storage';
import { type Layout, storedLayout } from './layout';

/** Where a visitor was in a list. */
export interface Place {
  /** The item at the upper edge of what was in sight. */
  readonly key: string;
  /** How far below that edge it began, in CSS pixels; mostly negative. */
  readonly offset: number;
  /** How many items were loaded. */
  readonly count: number;
  /** How they were placed. */
  readonly layout?: Layout | undefined;
}

/**
 * Where the visitor was in the list `name` when they left this very page of the history, or undefined.
 * Load `count` items, and a grid with this `memory` scrolls to it.
 */
export function restorable(name: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(sessionTexts.read(storageKey(name)) ?? 'null');
    if (!isPlace(place) || !isComingBack()) return undefined;
    return { ...place, layout: storedLayout(place.layout) };
  } catch {
    return undefined; // It is not ours.
  }
}

/** Keeps where the visitor is, for when they come back; undefined: at the beginning. */
export function rememberPlace(name: string, place: Place | undefined): void {
  if (place) sessionTexts.write(storageKey(name), JSON.stringify(place));
  else sessionTexts.remove(storageKey(name));
}

/**
 * Keeps the browser from scrolling to where the visitor was, until the page is loaded: it goes by
 * pixels, and the pictures that made them are not here yet.
 */
export function restoreAlone(): void {
  const { scrollRestoration } = history;
  // Of two grids the second has nothing of its own to give back.
  if (document.readyState === 'complete' || scrollRestoration === 'manual') return;
  history.scrollRestoration = 'manual';
  const giveBack = () =>
    setTimeout(() => {
      history.scrollRestoration = scrollRestoration;
    });
  window.addEventListener('load', giveBack, { once: true });
}

/** The key of this entry of the history, where the browser tells it. */
function entryKey(): string | undefined {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key;
}

function storageKey(name: string): string {
  return `nh-grid ${entryKey() ?? location.href.replace(/#.*/, '')} ${name}`;
}

/** An address alone does not tell a visitor who comes back from one who follows a link to it. */
function isComingBack(): boolean {
  if (entryKey() !== undefined) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

function isPlace(place: unknown): place is Place {
  const { key, offset, count } = (place ?? {}) as Partial<Record<keyof Place, unknown>>;
  return typeof key === 'string' && Number.isFinite(offset) && Number.isInteger(count);
}
