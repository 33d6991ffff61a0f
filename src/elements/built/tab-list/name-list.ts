import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import { message } from './messages';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Names a list of tabs that has no name: by the heading directly before the tabs, else by the title of their
 * tag, else by a message.
 */
export function nameList(host: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
  if (list.matches('[aria-label], [aria-labelledby]')) return;
  restoreAtEnd(list, ['aria-labelledby', 'aria-label'], signal);
  const heading = headingBefore(host);
  if (heading) list.setAttribute('aria-labelledby', uniqueId(heading, 'nh-heading'));
  else list.setAttribute('aria-label', host.title || message('tabs.list'));
}

function headingBefore(host: HTMLElement): Element | undefined {
  const widget = host.closest<HTMLElement>('[data-element_type="widget"]') ?? host;
  const before = widget.previousElementSibling;
  const heading = before?.matches(HEADING) ? before : before?.querySelector(HEADING);
  const isWhole = heading?.textContent.trim() === before?.textContent.trim();
  return heading && isWhole ? heading : undefined;
}
