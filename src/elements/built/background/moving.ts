import { pauseButton } from './pause-button';
import type { Stage } from './stage';
import { whileSeen } from './while-seen';

/** What moves behind the content. */
export interface Moving {
  /** What is looked at to know whether it is seen. */
  readonly box: HTMLElement;
  /** @param isPaused by the visitor, and not only out of sight */
  run(isRunning: boolean, isPaused: boolean): void;
}

/** The way to stop what moves. */
export interface MovingControl {
  readonly button: HTMLElement;
  /** Nothing will move any more. */
  over(): void;
}

/**
 * Has something run while it is seen and the visitor has not paused it: what moves beside content for
 * more than five seconds must have a way to stop it (WCAG 2.2.2).
 */
export function controlled(moving: Moving, { node, signal }: Stage): MovingControl {
  let isSeen = false;
  let isPaused = false;
  const run = (): void => moving.run(isSeen && !isPaused, isPaused);
  const press = (paused: boolean): void => {
    isPaused = paused;
    run();
  };
  const button = pauseButton(node.ownerDocument, press, signal);
  const follow = (seen: boolean): void => {
    isSeen = seen;
    run();
  };
  whileSeen(moving.box, follow, signal);
  return { button, over: () => button.remove() };
}
