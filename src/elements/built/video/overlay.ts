import { onPress } from '../../../builder/markup/on-press';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { prefersReducedMotion } from '../../../builder/motion/preference';
import { message } from '../../../core/media/messages';
import type { PrintedVideo } from './printed-video';

/** Duration of the fade from image to video in milliseconds. */
const FADE = 300;

type Picture = Pick<PrintedVideo, 'icon'> & { readonly overlay: HTMLElement };

/**
 * Calls `play` when the image overlay is clicked or its play icon is pressed with the keyboard. Without a
 * play icon, the whole image is the button.
 *
 * @param title title of the video
 * @returns the button
 */
export function onPlayRequest(
  { overlay, icon }: Picture,
  title: string | undefined,
  play: () => void,
  signal: AbortSignal,
): HTMLElement {
  const button = icon ?? overlay;
  restoreAtEnd(button, ['role', 'tabindex', 'aria-label'], signal);
  if (button.localName !== 'button') button.setAttribute('role', 'button');
  button.tabIndex = 0;
  // Older versions print the name as screen reader text.
  if (!button.getAttribute('aria-label') && !button.textContent.trim()) {
    const name = message('media.play', { title: title || message('media.video') });
    button.setAttribute('aria-label', name);
  }
  overlay.addEventListener('click', play, { signal });
  onPress(button, play, signal);
  return button;
}

/** Fades the image out and hides it. Restored when the signal aborts. */
export async function fadeOutOverlay(overlay: HTMLElement, signal: AbortSignal): Promise<void> {
  restoreAtEnd(overlay, ['hidden'], signal);
  if (!prefersReducedMotion()) {
    await overlay.animate({ opacity: 0 }, FADE).finished.catch(() => {});
  }
  if (!signal.aborted) overlay.hidden = true;
}
