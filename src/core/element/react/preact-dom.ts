/**
 * Replaces `react-dom` in the page layout with Preact (`scripts/preact-aliases.js`), and holds all
 * Preact-specific code; no other layout contains it.
 */
import { options } from 'preact';
import { createPortal, flushSync as drawTogether } from 'preact/compat';

export { createPortal };

/**
 * The passive effects that Preact has scheduled. Preact schedules the next ones only after these have run.
 */
let dueEffects: (() => void) | undefined;

// Preact would run effects in the next frame, so an element that counts as rendered would not listen
// yet. Preact schedules them while it renders, so this microtask runs once the content is in the page.
options.requestAnimationFrame = (effects) => {
  dueEffects = effects;
  queueMicrotask(runDueEffects);
};

function runDueEffects(): void {
  const effects = dueEffects;
  dueEffects = undefined;
  try {
    effects?.();
  } catch (error) {
    // The cleanup of a removed rendering has no error boundary above it. The error is reported as React
    // reports it, and the remaining effects run: while any is left, Preact schedules no others.
    reportError(error);
    dueEffects = effects;
    queueMicrotask(runDueEffects);
  }
}

/**
 * Renders everything that `act` changes synchronously, and runs the passive effects of that rendering.
 */
export function flushSync(act: () => void): void {
  drawTogether(act);
  runDueEffects();
}
