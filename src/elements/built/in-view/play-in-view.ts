import { prefersReducedMotion } from '../../../builder/motion/preference';
import { siteConfig } from '../../../core/config';
import { viewObserver } from '../../../core/observers';

/** Shows an element: animated until the signal aborts, or immediately in its final state. */
export type Play = (isMoving: boolean, signal: AbortSignal) => void;

/**
 * Calls `play` once, when `element` comes into view; without animation for visitors who prefer reduced
 * motion. Before printing, `play` is called for the final state.
 *
 * @returns a controller that restarts on each change of settings in the editor
 */
export function playInView(element: Element, play: Play, signal: AbortSignal): { update(): void } {
  let end = observeAndPlay(element, play);
  signal.addEventListener('abort', () => end(), { once: true });
  return {
    update() {
      if (siteConfig().mode !== 'edit') return;
      end();
      end = observeAndPlay(element, play);
    },
  };
}

function observeAndPlay(element: Element, play: Play): () => void {
  let playing = new AbortController();
  const start = (isMoving: boolean): void => {
    observer.disconnect();
    playing.abort();
    playing = new AbortController();
    play(isMoving, playing.signal);
  };
  const observer = viewObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start(true);
  });
  const print = (): void => start(false);
  const window = element.ownerDocument.defaultView;
  if (prefersReducedMotion()) print();
  else {
    observer.observe(element);
    window?.addEventListener('beforeprint', print);
  }
  return () => {
    window?.removeEventListener('beforeprint', print);
    observer.disconnect();
    playing.abort();
  };
}
