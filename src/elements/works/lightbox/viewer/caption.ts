import { drawn } from './drawn';
import type { Surface } from './surface';

/** The words about what is shown. */
export interface Caption {
  readonly element: HTMLElement;
  show(item: {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
  }): void;
}

/**
 * Puts an empty caption under a surface's content; what it comes to say is read out politely. Its
 * height, which is to be kept free, is told by `--nh-lightbox-caption` and then by `onResize`.
 */
export function caption({ frame, signal }: Surface, onResize?: () => void): Caption {
  const element = drawn('div', { class: 'nh-lightbox-caption', 'aria-live': 'polite' });
  frame.append(element);
  const observer = new ResizeObserver(() => {
    frame.style.setProperty('--nh-lightbox-caption', `${element.offsetHeight}px`);
    // What is too long for the screen is scrolled, by the keyboard too.
    element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1;
    onResize?.();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    element,
    show({ title, description }) {
      element.replaceChildren(
        ...(title ? [drawn('strong', {}, title)] : []),
        ...(description ? [drawn('span', {}, description)] : []),
      );
      element.scrollTop = 0;
    },
  };
}
