import { sessionTexts } from '../../../../builder/runtime/storage/storage';
import { jsonText } from '../../../../core/state/json-text';
import { type Layout, storedLayout } from './layout';

/** The visitor's scroll position in a list. */
export interface ScrollPosition {
  /** Key of the item at the upper edge of the viewport. */
  readonly key: string;
  /** Distance of the item's top from that edge, in CSS pixels; usually negative. */
  readonly offset: number;
  /** Number of loaded items. */
  readonly count: number;
  /** The layout of the items. */
  readonly layout?: Layout | undefined;
}

/**
 * The scroll position in the list `name` that was saved when the visitor left this history entry, if any.
 * After the caller has loaded `count` items, a grid with the same `memory` scrolls to the position.
 */
export function savedPosition(name: string): ScrollPosition | undefined {
  try {
    const place: unknown = JSON.parse(sessionTexts.read(storageKey(name)) ?? 'null');
    if (!isScrollPosition(place) || !isReturning()) return undefined;
    return { ...place, layout: storedLayout(place.layout) };
  } catch {
    return undefined; // Not written by this code.
  }
}

/** Saves the visitor's scroll position; undefined: the beginning of the list. */
export function savePosition(name: string, place: ScrollPosition | undefined): void {
  if (place) sessionTexts.write(storageKey(name), jsonText(place));
  else sessionTexts.remove(storageKey(name));
}

/**
 * Disables the browser's scroll restoration until the page is loaded. The browser restores a number of
 * pixels, which is wrong while the images above are not loaded yet.
 */
export function suspendScrollRestoration(): void {
  const { scrollRestoration } = history;
  // With two grids, only the first one restores the setting.
  if (document.readyState === 'complete' || scrollRestoration === 'manual') return;
  history.scrollRestoration = 'manual';
  const restore = () =>
    setTimeout(() => {
      history.scrollRestoration = scrollRestoration;
    });
  window.addEventListener('load', restore, { once: true });
}

/** The key of the current history entry, if the browser has the Navigation API. */
function entryKey(): string | undefined {
  const { navigation } = globalThis as { navigation?: { currentEntry?: { key: string } | null } };
  return navigation?.currentEntry?.key;
}

function storageKey(name: string): string {
  return `nh-grid ${entryKey() ?? location.href.replace(/#.*/, '')} ${name}`;
}

/** True if the visitor has returned to this page. Without history keys, excludes a new visit to the same address. */
function isReturning(): boolean {
  if (entryKey() !== undefined) return true;
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

function isScrollPosition(place: unknown): place is ScrollPosition {
  const { key, offset, count } = (place ?? {}) as Partial<Record<keyof ScrollPosition, unknown>>;
  return typeof key === 'string' && Number.isFinite(offset) && Number.isInteger(count);
}
