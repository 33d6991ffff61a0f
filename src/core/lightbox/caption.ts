import { drawn } from './drawn';

/** The words about what is shown. */
export interface Caption {
  readonly element: HTMLElement;
  show(item: {
    readonly title?: string | undefined;
    readonly description?: string | undefined;
  }): void;
}

/** An empty caption; what it comes to say is read out politely. */
export function caption(): Caption {
  const element = drawn('div', { class: 'nh-lightbox-caption', 'aria-live': 'polite' });
  return {
    element,
    show({ title, description }) {
      element.replaceChildren(
        ...(title ? [drawn('strong', {}, title)] : []),
        ...(description ? [drawn('span', {}, description)] : []),
      );
    },
  };
}
