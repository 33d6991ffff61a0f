import { classSelector } from '../../../builder/markup/names';
import { ownElements } from '../../../builder/markup/own';
import { byNumber } from './by-number';
import { DisclosureItem } from './disclosure-item';

/**
 * Returns the items that the builder has printed in `host`: each title with the panel of the same number.
 * Nested widgets are excluded, because ids and numbers are not unique on a page.
 */
export function printedItems(host: HTMLElement, signal: AbortSignal): DisclosureItem[] {
  const panels = byNumber(ownElements(host, classSelector('tab-content')));
  return ownElements(host, classSelector('tab-title')).flatMap((title) => {
    const panel = panels.get(title.dataset.tab);
    return panel ? [new DisclosureItem(title, panel, signal)] : [];
  });
}
