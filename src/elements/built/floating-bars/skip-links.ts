import { restoreAtEnd } from '../../../builder/markup/restore';

/**
 * Moves the page's skip link below a bar while it has the focus, until the signal aborts. Themes place the
 * link at the top of the window, where the bar would cover it.
 */
export function keepSkipLinksBelow(bar: HTMLElement, signal: AbortSignal): void {
  const { ownerDocument } = bar;
  const keep = ({ target }: FocusEvent): void => {
    if (isPlacedLink(target as HTMLElement)) keepBelow(bar, target as HTMLElement, signal);
  };
  ownerDocument.addEventListener('focusin', keep, { signal });
}

function isPlacedLink(node: HTMLElement): boolean {
  return (
    node.matches?.('a[href^="#"]') &&
    ['absolute', 'fixed'].includes(getComputedStyle(node).position)
  );
}

function keepBelow(bar: HTMLElement, link: HTMLElement, signal: AbortSignal): void {
  const covered = bar.getBoundingClientRect().bottom - link.getBoundingClientRect().top;
  if (covered <= 0 || bar.contains(link)) return;
  const blurred = new AbortController();
  const end = (): void => blurred.abort();
  restoreAtEnd(link, ['style'], blurred.signal);
  link.addEventListener('blur', end, { once: true });
  signal.addEventListener('abort', end, { once: true, signal: blurred.signal });
  link.style.translate = `0 ${covered}px`;
}
