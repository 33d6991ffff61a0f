/**
 * What stands in the place of `react-dom` in the page layout with Preact (`scripts/preact-aliases.js`);
 * no other layout holds it.
 */
import { options } from 'preact';
import { createPortal, flushSync as flushDrawings } from 'preact/compat';

export { createPortal };

let runEffects: (() => void) | undefined;

/**
 * Has passive effects run as React runs them after a synchronous drawing: at its end. Preact itself
 * would wait for the next frame, so that `updateComplete` came before a body listens to anything.
 *
 * It asks once until the effects have run, and here while it draws: the microtask comes when that
 * drawing is in the page.
 */
options.requestAnimationFrame = (run) => {
  runEffects = run;
  queueMicrotask(runDueEffects);
};

function runDueEffects(): void {
  const run = runEffects;
  runEffects = undefined;
  run?.();
}

/** Draws all that `act` changes at once, and then what the effects of that change. */
export function flushSync(act: () => void): void {
  flushDrawings(act);
  while (runEffects) flushDrawings(runDueEffects);
}
