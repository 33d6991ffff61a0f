import { sizeObserver } from '../../../../core/observers';
import { createElement } from './create-element';
import type { Surface } from './surface';

/** The caption of the shown item. */
export interface Caption {
  readonly element: HTMLElement;
  show(item: {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
  }): void;
}

/**
 * Adds an empty caption below a surface's content; it is a polite live region. When its height changes,
 * `--nh-lightbox-caption` is set on the frame and `onResize` is called, so that the content leaves room.
 */
export function caption({ frame, signal }: Surface, onResize?: () => void): Caption {
  const element = createElement('div', { class: 'nh-lightbox-caption', 'aria-live': 'polite' });
  frame.append(element);
  const observer = sizeObserver(() => {
    frame.style.setProperty('--nh-lightbox-caption', `${element.offsetHeight}px`);
    // Lets the keyboard scroll a caption that is too long for the screen.
    element.tabIndex = element.scrollHeight > element.clientHeight ? 0 : -1;
    onResize?.();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    element,
    show({ title, description }) {
      element.replaceChildren(
        ...(title ? [createElement('strong', {}, title)] : []),
        ...(description ? [createElement('span', {}, description)] : []),
      );
      element.scrollTop = 0;
    },
  };
}
