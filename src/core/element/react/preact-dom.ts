/**
 * What stands in the place of `react-dom` in the page layout with Preact (`scripts/preact-aliases.js`),
 * and all that is Preact's own; no other layout holds it.
 */
import { options } from 'preact';
import { createPortal, flushSync as drawTogether } from 'preact/compat';

export { createPortal };

/** What Preact has asked for: all passive effects that are due. It asks anew only after they have run. */
let dueEffects: (() => void) | undefined;

// Preact would wait for the next frame, and an element that counts as drawn would not listen yet. It
// asks while it draws, so the microtask comes when that drawing is in the page.
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
    // The cleanup of a drawing that is gone has no boundary above it. It is reported as React does it,
    // and those behind it have their turn: as long as any is left, Preact asks for no more.
    reportError(error);
    dueEffects = effects;
    queueMicrotask(runDueEffects);
  }
}

/** Draws all that `act` changes at once, and runs the passive effects of that drawing. */
export function flushSync(act: () => void): void {
  drawTogether(act);
  runDueEffects();
}
