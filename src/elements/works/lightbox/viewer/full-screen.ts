import { iconButton, renewButton } from './button';
import { message } from './messages';
import type { Surface } from './surface';

/** The button that lets the lightbox fill the screen; undefined where a page may not (iPhone). */
export function fullScreenButton({ frame, signal }: Surface): HTMLButtonElement | undefined {
  if (!document.fullscreenEnabled) return undefined;
  const isFull = (): boolean => document.fullscreenElement === frame;
  const button = iconButton('full-screen', message('lightbox.full_screen'), () => {
    // A browser may refuse it; the lightbox then stays as it is.
    const change = isFull() ? document.exitFullscreen() : frame.requestFullscreen();
    change.catch(() => {});
  });
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (isFull()) renewButton(button, 'leave-full-screen', message('lightbox.leave_full_screen'));
      else renewButton(button, 'full-screen', message('lightbox.full_screen'));
    },
    { signal },
  );
  return button;
}
