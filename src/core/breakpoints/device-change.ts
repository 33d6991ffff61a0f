import { onConfigChange, siteConfig } from '../config';
import { currentDevice } from './device';

const listeners = new Set<() => void>();
/** Ends the page's one set of media queries. */
let watch: AbortController | undefined;
let known: string | undefined;

/** The device that the window is for now, by the site's break points. */
export function deviceNow(): string {
  return currentDevice(window.innerWidth, siteConfig().breakpoints);
}

/** Calls `listener` whenever the window comes to be for another device, until the signal ends. */
export function onDeviceChange(listener: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  listeners.add(listener);
  if (!watch) begin();
  signal.addEventListener('abort', () => end(listener), { once: true });
}

function begin(): void {
  const run = new AbortController();
  watch = run;
  known = deviceNow();
  for (const [device, width] of Object.entries(siteConfig().breakpoints)) {
    const bound = device === 'widescreen' ? 'min' : 'max';
    const query = window.matchMedia(`(${bound}-width: ${width}px)`);
    query.addEventListener('change', compare, { signal: run.signal });
  }
  const stop = onConfigChange(beginAnew);
  run.signal.addEventListener('abort', stop, { once: true });
}

/** The site has named its break points, or other ones. */
function beginAnew(): void {
  watch?.abort();
  const before = known;
  begin();
  if (known !== before) tell();
}

// Of several queries that change at once the first one tells, since the window has its new width already.
function compare(): void {
  const device = deviceNow();
  if (device === known) return;
  known = device;
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function end(listener: () => void): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  watch?.abort();
  watch = undefined;
}
