import { siteConfig } from '../../../core/config';
import type { Entrance } from '../motion/entrance-settings';
import { prefersReducedMotion } from '../motion/preference';
import { playClasses } from './play-classes';

/** On a button that the builder's stylesheet hides until it enters. */
const AWAITED = 'has-entrance-animation';

/**
 * Has a button that is printed unseen enter as its settings say; without an animation, and where motion is
 * to be reduced, it is seen at once (facts, page-builder 39 and 40).
 *
 * @returns told the settings at first, and whenever they may have changed: in edit mode another animation
 *   is played at once
 */
export function buttonEntrance(
  button: HTMLElement,
  signal: AbortSignal,
): (entrance: Entrance) => void {
  let played: string | undefined;
  let run = new AbortController();
  signal.addEventListener('abort', () => run.abort(), { once: true });
  return (entrance) => {
    const asked = JSON.stringify(entrance);
    const isOver = played !== undefined && siteConfig().mode !== 'edit';
    if (isOver || asked === played) return;
    played = asked;
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
  const show = (): void => button.classList.remove(AWAITED);
  if (name && !prefersReducedMotion()) {
    // Without them it is seen all the same.
    const code = await import('../motion/keyframes').catch(() => undefined);
    await code?.keyframesFor(button, name);
    if (signal.aborted) return;
    button.style.animationDelay = delay > 0 ? `${delay}ms` : '';
    // Keyframes may only move it: it is seen from their beginning on.
    button.addEventListener('animationstart', show, { signal, once: true });
    if (!(await playClasses(button, ['animated', name], signal))) return;
    button.style.animationDelay = '';
  }
  show();
  button.classList.add('visible');
}
