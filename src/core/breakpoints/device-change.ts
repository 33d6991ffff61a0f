import { onConfigChange, siteConfig } from '../config';
import { currentDevice } from './device';

const listeners = new Set<() => void>();
/** The page's one set of media queries. */
let queries: AbortController | undefined;
/** While somebody listens: the way to stop following the configuration. */
let unfollow: (() => void) | undefined;
let known: string | undefined;

/** The device that the window is for now, by the site's break points. */
export function deviceNow(): string {
  return currentDevice(window.innerWidth, siteConfig().breakpoints);
}

/** Calls `listener` whenever the window comes to be for another device, until the signal ends. */
export function onDeviceChange(listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  listeners.add(listener);
  if (!unfollow) {
    known = deviceNow();
    unfollow = onConfigChange(queryAnew);
    queryAnew();
  }
  signal.addEventListener('abort', () => end(listener), { once: true });
}

/** Asks for the break points as the site has them now. */
function queryAnew(): void {
  queries?.abort();
  queries = new AbortController();
  const { signal } = queries;
  for (const [device, width] of Object.entries(siteConfig().breakpoints)) {
    const bound = device === 'widescreen' ? 'min' : 'max';
    const query = window.matchMedia(`(${bound}-width: ${width}px)`);
    query.addEventListener('change', compare, { signal });
  }
  compare();
}

// Of several queries that change at once the first one tells, since the window has its new width already.
function compare(): void {
  const device = deviceNow();
  if (device === known) return;
  known = device;
  for (const listener of [...listeners]) listener();
}

function end(listener: () => void): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  queries?.abort();
  unfollow?.();
  unfollow = undefined;
}
