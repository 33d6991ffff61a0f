import { iconButton, updateButton } from './button';
import { message } from './messages';
import type { Surface } from './surface';

/** Creates the full screen button; undefined if the browser does not allow full screen (iPhone). */
export function fullScreenButton({ frame, signal }: Surface): HTMLButtonElement | undefined {
  if (!document.fullscreenEnabled) return undefined;
  const isFull = (): boolean => document.fullscreenElement === frame;
  const button = iconButton('full-screen', message('lightbox.full_screen'), () => {
    // The browser may refuse; the lightbox then keeps its size.
    const change = isFull() ? document.exitFullscreen() : frame.requestFullscreen();
    change.catch(() => {});
  });
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (isFull())
        updateButton(button, 'leave-full-screen', message('lightbox.leave_full_screen'));
      else updateButton(button, 'full-screen', message('lightbox.full_screen'));
    },
    { signal },
  );
  return button;
}
