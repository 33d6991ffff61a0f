import type { Viewports } from '@puckeditor/core';
import { type Breakpoints, narrowDevices } from '../../core/breakpoints/device';
import { deviceLabel } from '../panel/device-label';

/** The smallest viewport in CSS pixels: that of small phones. */
const SMALLEST = 320;

/** The width of the desktop viewport in CSS pixels. */
const DESKTOP = 1280;

/** Returns Puck's viewports for the devices of a site: the smallest phone, each device at its widest, and desktop. */
export function viewportsOf(breakpoints: Breakpoints): Viewports {
  const narrow = narrowDevices(breakpoints).map((device) => ({
    width: device === 'mobile' ? SMALLEST : (breakpoints[device] ?? DESKTOP),
    label: deviceLabel(device),
    icon: device.startsWith('mobile') ? ('Smartphone' as const) : ('Tablet' as const),
  }));
  const { widescreen } = breakpoints;
  const widest = Math.max(DESKTOP, ...narrow.map(({ width }) => width + 1));
  return [
    ...narrow,
    { width: widest, label: deviceLabel('desktop'), icon: 'Monitor' },
    ...(widescreen === undefined
      ? []
      : [{ width: widescreen, label: deviceLabel('widescreen'), icon: 'Monitor' as const }]),
  ];
}
