import { siteConfig } from '../../../core/config';
import { documentOf } from '../markup/document';
import { ClickCounter } from './click-counter';
import { countingCall } from './counting-call';

/** The page's own. */
const counter = new ClickCounter();

/**
 * Counts clicks on what matches in a widget's root, until the signal ends: never in edit mode, and none
 * without a nonce or without the number of a document.
 *
 * @param root has the number of the visited page as `data-document-id`; else that of the document counts
 */
export function countClicks(root: HTMLElement, selector: string, signal: AbortSignal): void {
  const count = ({ target }: Event): void => {
    if (!(target as Element).closest(selector) || siteConfig().mode === 'edit') return;
    const id = root.dataset.documentId || documentOf(root)?.id;
    if (id && countingCall()) counter.count(id);
  };
  root.addEventListener('click', count, { signal });
}
