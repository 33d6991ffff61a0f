import { markLive } from '../../../builder/markup/live';
import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import type { EnhanceContext } from '../../../core/element';
import { PANEL_ATTRIBUTES, showPanel } from '../disclosure/panel';
import { nameList } from '../tab-list/name-list';
import { setPanelStop } from '../tab-list/panel-stop';
import { TabGroup, type TabItem } from '../tab-list/tab-group';
import type { events, TabsProps } from './tabs.element';

/** The builder's class of the selected title and panel. */
const SELECTED = 'e--selected';

const TITLE = ['id', 'class', 'type', 'tabindex', 'aria-selected', 'aria-controls'];
const PANEL = [...PANEL_ATTRIBUTES, 'id', 'class', 'tabindex', 'aria-labelledby'];

/** Activates the builder's `e-tabs` (docs/compatibility/page-builder-markup.md#atomic-elements). */
export function activateAtomicTabs({
  host,
  emit,
  signal,
}: EnhanceContext<TabsProps, typeof events>): void {
  const [row] = ownParts(host, 'e-tabs-menu');
  const panels = ownParts(host, 'e-tab-content');
  if (!row) return;
  nameList(host, row, signal);
  const tabs = ownParts(host, 'e-tab').flatMap((title, index) => {
    const panel = panels[index];
    return panel ? [new AtomicTab(title, panel, signal)] : [];
  });
  new TabGroup(tabs, {
    host,
    signal,
    first: Math.max(
      tabs.findIndex(({ title }) => title.classList.contains(SELECTED)),
      0,
    ),
    isVertical: () => getComputedStyle(row).flexDirection.startsWith('column'),
    changed: (tab) => void emit('nh-tabs-open', tab),
  });
  markLive(host, signal);
}

/** A title of `e-tabs` with its panel. */
class AtomicTab implements TabItem {
  readonly title: HTMLElement;
  readonly panel: HTMLElement;

  constructor(title: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
    this.title = title;
    this.panel = panel;
    restoreAtEnd(title, TITLE, signal);
    restoreAtEnd(panel, PANEL, signal);
    // Without a type, the button would submit a form around it.
    title.setAttribute('type', 'button');
    title.setAttribute('aria-controls', uniqueId(panel, 'nh-panel'));
    panel.setAttribute('aria-labelledby', uniqueId(title, 'nh-tab'));
  }

  setOpen(isOpen: boolean): void {
    this.title.classList.toggle(SELECTED, isOpen);
    this.panel.classList.toggle(SELECTED, isOpen);
    showPanel(this.panel, isOpen, '');
    setPanelStop(this.panel, isOpen);
  }
}

/** The parts of `e-tabs` itself, not of tabs nested in a panel. */
function ownParts(host: HTMLElement, type: string): HTMLElement[] {
  const parts = host.querySelectorAll<HTMLElement>(`[data-e-type="${type}"]`);
  return [...parts].filter((part) => part.closest('[data-e-type="e-tabs"]') === host);
}
