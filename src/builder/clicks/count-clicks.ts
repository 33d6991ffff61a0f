import { siteConfig } from '../../core/config';
import { documentOf } from '../markup/document';
import { ClickCounter } from './click-counter';
import { clickRequest } from './click-request';

/** The counter of the page. */
const counter = new ClickCounter();

/**
 * Counts clicks on matching elements inside a widget's root until the signal aborts. Clicks are not counted
 * in edit mode, without a nonce, or without a document id.
 *
 * @param root root of the widget; its `data-document-id` takes precedence over the id of its document
 */
export function countClicks(root: HTMLElement, selector: string, signal: AbortSignal): void {
  const count = ({ target }: Event): void => {
    if (!(target as Element).closest(selector) || siteConfig().mode === 'edit') return;
    const id = root.dataset.documentId || documentOf(root)?.id;
    if (id && clickRequest()) counter.count(id);
  };
  root.addEventListener('click', count, { signal });
}
