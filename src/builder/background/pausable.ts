import { pauseButton } from './pause-button';
import type { Stage } from './stage';
import { onVisibilityChange } from './while-visible';

/** A moving background that can be paused. */
export interface Pausable {
  /** Element whose visibility is observed. */
  readonly box: HTMLElement;
  /** @param isPaused true if the visitor has paused the background, false if it is only out of view */
  run(isRunning: boolean, isPaused: boolean): void;
}

/** The pause control of a moving background. */
export interface PauseControl {
  readonly button: HTMLElement;
  /** Removes the button, because nothing moves any more. */
  remove(): void;
}

/**
 * Runs a background while it is visible and not paused by the visitor. Content that moves for more than five
 * seconds needs a pause control (WCAG 2.2.2).
 */
export function makePausable(moving: Pausable, { node, signal }: Stage): PauseControl {
  let isVisible = false;
  let isPaused = false;
  const run = (): void => moving.run(isVisible && !isPaused, isPaused);
  const press = (paused: boolean): void => {
    isPaused = paused;
    run();
  };
  const button = pauseButton(node.ownerDocument, press, signal);
  const follow = (visible: boolean): void => {
    isVisible = visible;
    run();
  };
  onVisibilityChange(moving.box, follow, signal);
  return { button, remove: () => button.remove() };
}
