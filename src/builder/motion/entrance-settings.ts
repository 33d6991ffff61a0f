import { type Breakpoints, deviceValue } from '../../core/breakpoints';

/** Entrance animation of an element, with its delay. */
export interface Entrance {
  /** Class of the animation, such as `fadeInUp`. Undefined: the element is shown without animation. */
  readonly name?: string;
  /** Milliseconds between scrolling into view and the start of the animation. */
  readonly delay: number;
}

/**
 * Returns the entrance that the settings request on a device (docs/compatibility/page-builder.md#entrance-animation).
 *
 * `animation` takes precedence over `_animation`, and `_animation_delay` over `animation_delay`. Delays are
 * in milliseconds; default: 0. `none` and values that are not one class name mean no animation.
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

/** Converts a delay, which the builder may store as text, to milliseconds; 0 for invalid and negative values. */
function milliseconds(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && number > 0 ? number : 0;
}
