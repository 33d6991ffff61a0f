import { type Breakpoints, deviceOrder } from '../../../core/breakpoints';
import type { DeviceValues } from '../../../core/settings';

/** How many slides there are for a device, and how far it goes at a time. */
export interface SlideCounts {
  readonly shown: number;
  readonly step: number;
}

const DESKTOP = 3;
const TABLET = 2;

/**
 * How many slides a device shows: its own value; else one on mobile, two on tablet (one where desktop
 * shows one), desktop's on widescreen, and on any other device as many as on the next wider one
 * (facts, page-builder 21).
 */
export function slidesShown(
  device: string,
  { plain: desktop = DESKTOP, byDevice }: DeviceValues<number>,
  breakpoints: Breakpoints,
): number {
  const order = deviceOrder(breakpoints);
  let shown = desktop;
  // From desktop down, since each may take over what the wider one has.
  for (let at = order.indexOf('desktop') - 1; at >= order.indexOf(device) && at >= 0; at -= 1) {
    const name = order[at] as string;
    shown = byDevice.get(name) ?? defaultFor(name, desktop) ?? shown;
  }
  return device === 'widescreen' ? (byDevice.get(device) ?? desktop) : shown;
}

function defaultFor(device: string, desktop: number): number | undefined {
  if (device === 'mobile') return 1;
  return device === 'tablet' ? Math.min(desktop, TABLET) : undefined;
}

/**
 * How many slides a device goes on by: its own value, else one. Where desktop shows one slide, its own
 * value does not count.
 */
export function slidesPerStep(
  device: string,
  steps: DeviceValues<number>,
  desktopShown: number = DESKTOP,
): number {
  if (device !== 'desktop') return steps.byDevice.get(device) ?? 1;
  return desktopShown === 1 ? 1 : (steps.plain ?? 1);
}

/** What Swiper needs to go round without an end; with less it goes back to the first instead. */
export function canLoop(count: number, { shown, step }: SlideCounts, hasOffset: boolean): boolean {
  const inView = Math.ceil(shown);
  // Beside both edges it keeps slides at hand, so of an even count it wants one more.
  const wanted = hasOffset && inView % 2 === 0 ? inView + 1 : inView;
  return count % step === 0 && count >= wanted + step;
}
