import { isRightToLeft } from '../../../core/config';
import type { Direction } from './moves';

/** The keys that lead into a container and out of it: the text's direction leads inwards. */
export const sideKeys = () =>
  isRightToLeft()
    ? ({ into: 'ArrowLeft', out: 'ArrowRight' } as const)
    : ({ into: 'ArrowRight', out: 'ArrowLeft' } as const);

/** Returns the direction in which a key moves a node. */
export function directionOf(event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly key: string;
}): Direction | undefined {
  const { altKey, ctrlKey, metaKey, key } = event;
  if (!altKey || ctrlKey || metaKey) return undefined;
  const { into, out } = sideKeys();
  const directions: Readonly<Record<string, Direction>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    [into]: 'in',
    [out]: 'out',
  };
  return directions[key];
}
