import { siteConfig } from '../../../core/config';
import { prefersReducedMotion } from '../motion/preference';

/** Shows what has yet to appear: moving, or as it is at last, at once. Its signal ends what moves. */
export type Play = (isMoving: boolean, signal: AbortSignal) => void;

/**
 * Calls `play` once, when `element` comes into view: moving, or still where less motion is wanted. When
 * the page is printed it is called for what is shown at last, whatever has moved until then.
 *
 * @returns what in the editor begins anew with each change of settings
 */
export function playInView(element: Element, play: Play, signal: AbortSignal): { update(): void } {
  let end = begun(element, play);
  signal.addEventListener('abort', () => end(), { once: true });
  return {
    update() {
      if (siteConfig().mode !== 'edit') return;
      end();
      end = begun(element, play);
    },
  };
}

function begun(element: Element, play: Play): () => void {
  let playing = new AbortController();
  const start = (isMoving: boolean): void => {
    observer.disconnect();
    playing.abort();
    playing = new AbortController();
    play(isMoving, playing.signal);
  };
  const observer = new IntersectionObserver((entries) => {
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
