import { classSelector } from '../markup/names';
import { ownElements } from '../markup/own';
import { DisclosureItem } from './disclosure-item';

/**
 * The items that the builder has printed in `host`: each title with the panel that has its number. Only
 * the widget's own, since its ids and numbers are not unique on a page.
 */
export function printedItems(host: HTMLElement, signal: AbortSignal): DisclosureItem[] {
  const panels = ownElements(host, classSelector('tab-content'));
  return ownElements(host, classSelector('tab-title')).flatMap((title) => {
    const panel = panels.find(({ dataset }) => dataset.tab === title.dataset.tab);
    return panel ? [new DisclosureItem(title, panel, signal)] : [];
  });
}
