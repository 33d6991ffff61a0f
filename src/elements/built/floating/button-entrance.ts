import type { Entrance } from '../../../builder/motion/entrance-settings';
import { keyframesFor } from '../../../builder/motion/keyframes';
import { prefersReducedMotion } from '../../../builder/motion/preference';
import { siteConfig } from '../../../core/config';
import { playClasses } from './play-classes';

/** Class on a button that the builder's stylesheet hides before its entrance. */
const HIDDEN_CLASS = 'has-entrance-animation';

/**
 * Plays the entrance of a button that is printed hidden. Without an animation, or with reduced motion, the
 * button is shown at once (docs/compatibility/page-builder.md#contact-buttons and
 * docs/compatibility/page-builder.md#floating-bars).
 *
 * @returns A function to call with the settings, initially and after changes. In edit mode, a changed
 *   animation plays at once.
 */
export function buttonEntrance(
  button: HTMLElement,
  signal: AbortSignal,
): (entrance: Entrance) => void {
  let played: string | undefined;
  let run = new AbortController();
  signal.addEventListener('abort', () => run.abort(), { once: true });
  return (entrance) => {
    const requested = JSON.stringify(entrance);
    const isOver = played !== undefined && siteConfig().mode !== 'edit';
    if (isOver || requested === played) return;
    played = requested;
    run.abort();
    run = new AbortController();
    void enter(button, entrance, run.signal);
  };
}

async function enter(
  button: HTMLElement,
  { name, delay }: Entrance,
  signal: AbortSignal,
): Promise<void> {
  const show = (): void => button.classList.remove(HIDDEN_CLASS);
  if (name && !prefersReducedMotion()) {
    await keyframesFor(button, name);
    if (signal.aborted) return;
    button.style.animationDelay = delay > 0 ? `${delay}ms` : '';
    // Keyframes may not change the opacity, so the button is shown when they start.
    button.addEventListener('animationstart', show, { signal, once: true });
    if (!(await playClasses(button, ['animated', name], signal))) return;
    button.style.animationDelay = '';
  }
  show();
  button.classList.add('visible');
}
