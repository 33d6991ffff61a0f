import { track } from '../../../tracking';
import type { topBarEvents } from '../../../tracking/catalogue/editor';

/** The controls of the top bar, by their names in the catalogue of tracked events. */
export type BarControl = Exclude<keyof typeof topBarEvents, 'responsive_controls'>;

/** Tracks the use of a control of the top bar. */
export function trackControl(control: BarControl): void {
  track(`top_bar_${control}`);
}

/** Tracks the choice of a device. */
export function trackDevice(mode: string): void {
  track('top_bar_responsive_controls', { mode });
}
