import { type Breakpoints, deviceValue } from '../../../core/breakpoints';

/** How an element enters. */
export interface Entrance {
  /** The class of its animation, such as `fadeInUp`; none: it is just visible. */
  readonly name?: string;
  /** Milliseconds from coming into view to the animation's start. */
  readonly delay: number;
}

/**
 * The entrance that settings ask for on `device`: `animation` before `_animation`, `_animation_delay`
 * before `animation_delay` (milliseconds, default 0), each as it is for the device, after facts,
 * page-builder 29.
 *
 * `none`, and anything that is not one class name, is no animation.
 */
export function entranceOf(
  settings: Readonly<Record<string, unknown>>,
  device: string,
  breakpoints: Breakpoints,
): Entrance {
  const delayBy = (key: string): number =>
    milliseconds(deviceValue(settings, key, device, breakpoints));
  const name =
    deviceValue(settings, 'animation', device, breakpoints) ||
    deviceValue(settings, '_animation', device, breakpoints);
  return {
    name: isAnimationName(name) ? name : undefined,
    delay: delayBy('_animation_delay') || delayBy('animation_delay'),
  };
}

function isAnimationName(value: unknown): value is string {
  return typeof value === 'string' && value !== 'none' && /^[\w-]+$/.test(value);
}

/** The builder stores numbers as text as well. */
function milliseconds(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && number > 0 ? number : 0;
}
