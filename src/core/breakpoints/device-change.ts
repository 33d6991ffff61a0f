import { onConfigChange, siteConfig } from '../config';
import { Listeners } from '../state/listeners';
import { currentDevice, deviceQuery } from './device';

const listeners = new Listeners();
/** The page's only set of media queries. */
let queries: AbortController | undefined;
/** While there are listeners: stops following the configuration. */
let unfollow: (() => void) | undefined;
/** The device at the last comparison. */
let known: string | undefined;

/**
 * Returns the window's device, by the site's breakpoints. Asks media queries: on phones, `innerWidth` grows
 * with content that overflows the window.
 */
export function deviceNow(): string {
  return currentDevice(siteConfig().breakpoints, (query) => window.matchMedia(query).matches);
}

/** Calls `listener` whenever the window's device changes, until the signal aborts. */
export function onDeviceChange(listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const remove = listeners.add(listener);
  if (!unfollow) {
    known = deviceNow();
    unfollow = onConfigChange(queryAnew);
    queryAnew();
  }
  signal.addEventListener('abort', () => end(remove), { once: true });
}

/** Replaces the media queries by those of the site's present breakpoints. */
function queryAnew(): void {
  queries?.abort();
  queries = new AbortController();
  const { signal } = queries;
  const { breakpoints } = siteConfig();
  for (const device of Object.keys(breakpoints)) {
    const list = window.matchMedia(deviceQuery(device, breakpoints));
    list.addEventListener('change', compare, { signal });
  }
  compare();
}

// If several queries change at once, the first one is enough: the window already has its new width.
function compare(): void {
  const device = deviceNow();
  if (device === known) return;
  known = device;
  listeners.notify();
}

function end(remove: () => void): void {
  remove();
  if (!listeners.isEmpty) return;
  queries?.abort();
  unfollow?.();
  unfollow = undefined;
}
