import type { EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { classSelector } from '../markup/names';
import { onPress } from '../markup/on-press';
import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import { TabGroup } from '../tab-list/tab-group';
import { printedTabs } from './tab';
import stylesheet from './tabs.css?inline';
import type { events, TabsProps } from './tabs.element';

export const styles: string = stylesheet;

/** Brings the builder's tabs alive: the first shown, its two titles in step (facts, page-builder 33 and 34). */
export function enhance({
  host,
  emit,
  signal,
}: EnhanceContext<TabsProps, typeof events>): undefined {
  const root = ownElement(host, classSelector('tabs'));
  const row = ownElement(host, classSelector('tabs-wrapper'));
  if (!root || !row) return;
  const isVertical = isPrintedVertical(host);
  repairRows(host, row, isVertical, signal);
  const tabs = printedTabs(host, signal);
  const group = new TabGroup(tabs, {
    host,
    signal,
    isVertical: () => isVertical,
    changed: (tab) => void emit('nh-tabs-open', tab),
  });
  for (const [index, { phoneTitle }] of tabs.entries()) {
    if (!phoneTitle) continue;
    phoneTitle.addEventListener('click', () => group.choose(index), { signal });
    onPress(phoneTitle, () => group.choose(index), signal);
  }
  markLive(root, signal);
}

/** On the wrapper, which may be the host, around it, or in it. */
function isPrintedVertical(host: HTMLElement): boolean {
  const vertical = classSelector('tabs-view-vertical');
  return host.closest(vertical) !== null || ownElement(host, vertical) !== undefined;
}

/** Only the row of titles is one: the builder names the box of the panels a row too. */
function repairRows(
  host: HTMLElement,
  row: HTMLElement,
  isVertical: boolean,
  signal: AbortSignal,
): void {
  restoreAtEnd(row, ['aria-orientation', 'role'], signal);
  row.setAttribute('role', 'tablist');
  if (isVertical) row.setAttribute('aria-orientation', 'vertical');
  const panels = ownElement(host, classSelector('tabs-content-wrapper'));
  if (!panels) return;
  restoreAtEnd(panels, ['aria-orientation', 'role'], signal);
  panels.removeAttribute('role');
  panels.removeAttribute('aria-orientation');
}
