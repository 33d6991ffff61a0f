import { message } from '../../../core/media/messages';
import { onPress } from '../markup/on-press';
import { restoreAtEnd } from '../markup/restore';
import { prefersReducedMotion } from '../motion/preference';
import type { PrintedVideo } from './printed-video';

/** Milliseconds in which the picture gives way to the film. */
const FADE = 300;

type Picture = Pick<PrintedVideo, 'icon'> & { readonly overlay: HTMLElement };

/**
 * Calls `ask` when the picture before a film is clicked, or its sign is pressed by keys; where no sign is
 * printed, the whole picture is the button.
 *
 * @param title what the film is called
 * @returns what has the focus when the keys are used
 */
export function onAsked(
  { overlay, icon }: Picture,
  title: string | undefined,
  ask: () => void,
  signal: AbortSignal,
): HTMLElement {
  const button = icon ?? overlay;
  restoreAtEnd(button, ['role', 'tabindex', 'aria-label'], signal);
  if (button.localName !== 'button') button.setAttribute('role', 'button');
  button.tabIndex = 0;
  // Older versions print the name as a text for screen readers alone.
  if (!button.getAttribute('aria-label') && !button.textContent.trim()) {
    const name = message('media.play', { title: title || message('media.video') });
    button.setAttribute('aria-label', name);
  }
  overlay.addEventListener('click', ask, { signal });
  onPress(button, ask, signal);
  return button;
}

/** Has the picture give way to the film; it is back at the end of the signal. */
export async function leavePicture(overlay: HTMLElement, signal: AbortSignal): Promise<void> {
  restoreAtEnd(overlay, ['hidden'], signal);
  if (!prefersReducedMotion()) {
    await overlay.animate({ opacity: 0 }, FADE).finished.catch(() => {});
  }
  if (!signal.aborted) overlay.hidden = true;
}
