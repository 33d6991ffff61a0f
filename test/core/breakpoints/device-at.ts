import { type Breakpoints, currentDevice } from '../../../src/core/breakpoints';

/** The device of a window of `width` CSS pixels. */
export function deviceAt(width: number, breakpoints: Breakpoints): string {
  return currentDevice(breakpoints, (query) => {
    const [, bound, pixels] = /(min|max)-width: (\d+)px/.exec(query) ?? [];
    return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels);
  });
}
