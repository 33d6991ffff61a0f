import { markLive } from '../../../builder/markup/live';
import { classSelector } from '../../../builder/markup/names';
import { onPress } from '../../../builder/markup/on-press';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { logError } from '../../../core/dom/log';
import type { EnhanceContext } from '../../../core/element';
import { nameList } from '../tab-list/name-list';
import { TabGroup } from '../tab-list/tab-group';
import { printedTabs } from './tab';
import stylesheet from './tabs.css?inline';
import type { events, TabsProps } from './tabs.element';

export const styles: string = stylesheet;

/**
 * Activates the builder's tabs: shows the first one and synchronizes both titles
 * (docs/compatibility/page-builder.md#tabs-accordion-toggle and
 * docs/compatibility/page-builder.md#keys-of-titles).
 */
export function enhance(context: EnhanceContext<TabsProps, typeof events>): undefined {
  const { host, emit, signal } = context;
  if (host.dataset.eType === 'e-tabs') {
    void activateAtomic(context);
    return;
  }
  const root = ownElement(host, classSelector('tabs'));
  const row = ownElement(host, classSelector('tabs-wrapper'));
  if (!root || !row) return;
  const isVertical = isPrintedVertical(host);
  repairRows(host, row, isVertical, signal);
  nameList(host, row, signal);
  const tabs = printedTabs(host, signal);
  const group = new TabGroup(tabs, {
    host,
    signal,
    isVertical: () => isVertical,
    changed: (tab) => void emit('nh-tabs-open', tab),
  });
  tabs.forEach(({ mobileTitle }, index) => {
    if (!mobileTitle) return;
    mobileTitle.addEventListener('click', () => group.choose(index), { signal });
    onPress(mobileTitle, () => group.choose(index), signal);
  });
  markLive(root, signal);
}

/** Activates the atomic tabs of version 4, whose code few pages need. */
async function activateAtomic(context: EnhanceContext<TabsProps, typeof events>): Promise<void> {
  try {
    const { activateAtomicTabs } = await import('./atomic-tabs');
    if (!context.signal.aborted) activateAtomicTabs(context);
  } catch (error) {
    logError('<nh-tabs>: its code could not be loaded, so the tabs stay as printed.', error);
  }
}

/** Whether the wrapper has the vertical class. The wrapper may be the host, around it, or inside it. */
function isPrintedVertical(host: HTMLElement): boolean {
  const vertical = classSelector('tabs-view-vertical');
  return host.closest(vertical) !== null || ownElement(host, vertical) !== undefined;
}

/** Repairs the roles: the builder prints `tablist` also on the box of the panels. */
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
