import { viewObserver } from '../../../core/observers';

/** Calls `show` once when the element is in the viewport, unless the signal has aborted before. */
export function whenInView(element: HTMLElement, show: () => void, signal: AbortSignal): void {
  const observer = viewObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    show();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
