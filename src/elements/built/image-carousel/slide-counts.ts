import { type Breakpoints, deviceOrder } from '../../../core/breakpoints';
import type { DeviceValues } from '../../../core/settings';

/** Number of visible slides and of slides per step on a device. */
export interface SlideCounts {
  readonly shown: number;
  readonly step: number;
}

const DESKTOP = 3;
const TABLET = 2;

/**
 * Returns the number of visible slides on a device (docs/compatibility/page-builder.md#carousel). Without a
 * value for the device, mobile shows 1 slide, and tablet shows 2, or 1 if desktop shows 1. Widescreen
 * inherits from desktop; other devices inherit from the next wider device.
 */
export function slidesShown(
  device: string,
  { plain: desktop = DESKTOP, byDevice }: DeviceValues<number>,
  breakpoints: Breakpoints,
): number {
  const order = deviceOrder(breakpoints);
  let shown = desktop;
  // From desktop downwards, because a device may inherit from the next wider one.
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
 * Returns the number of slides per step on a device: its own value, else 1; on widescreen, else desktop's.
 * On desktop, always 1 if one slide is visible.
 */
export function slidesPerStep(
  device: string,
  steps: DeviceValues<number>,
  desktopShown: number = DESKTOP,
): number {
  const own = steps.byDevice.get(device);
  if (device === 'widescreen' && own !== undefined) return own;
  if (device !== 'desktop' && device !== 'widescreen') return own ?? 1;
  return desktopShown === 1 ? 1 : (steps.plain ?? 1);
}

/** Whether Swiper has enough slides for a loop; otherwise it rewinds to the first slide. */
export function canLoop(count: number, { shown, step }: SlideCounts, hasOffset: boolean): boolean {
  const inView = Math.ceil(shown);
  // Swiper keeps slides on both sides, so an even number needs one more.
  const needed = hasOffset && inView % 2 === 0 ? inView + 1 : inView;
  return count % step === 0 && count >= needed + step;
}
