import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Names a list of tabs that has no name by the heading directly before the tabs, if there is one. */
export function nameList(host: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
  if (list.matches('[aria-label], [aria-labelledby]')) return;
  const widget = host.closest<HTMLElement>('[data-element_type="widget"]') ?? host;
  const before = widget.previousElementSibling;
  const heading = before?.matches(HEADING) ? before : before?.querySelector(HEADING);
  if (!heading || heading.textContent.trim() !== before?.textContent.trim()) return;
  restoreAtEnd(list, ['aria-labelledby'], signal);
  list.setAttribute('aria-labelledby', uniqueId(heading, 'nh-heading'));
}
