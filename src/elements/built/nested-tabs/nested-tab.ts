import { restoreAtEnd } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import { PANEL_ATTRIBUTES, showPanel } from '../disclosure/panel';
import { setPanelStop } from '../tab-list/panel-stop';
import type { TabItem } from '../tab-list/tab-group';

/** The builder's class of the active panel; its stylesheet hides other panels. */
const ACTIVE = 'e-active';

const PANEL = [...PANEL_ATTRIBUTES, 'id', 'class', 'tabindex', 'aria-labelledby'];

/** A nested tab of the builder. */
export class NestedTab implements TabItem {
  readonly title: HTMLElement;
  readonly panel: HTMLElement;

  constructor(title: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
    this.title = title;
    this.panel = panel;
    restoreAtEnd(title, ['id', 'type', 'tabindex', 'aria-selected', 'aria-controls'], signal);
    restoreAtEnd(panel, PANEL, signal);
    // Without a type, the button would submit a form around it.
    title.setAttribute('type', 'button');
    title.setAttribute('aria-controls', uniqueId(panel, 'nh-panel'));
    panel.setAttribute('aria-labelledby', uniqueId(title, 'nh-tab'));
  }

  setOpen(isOpen: boolean): void {
    this.panel.classList.toggle(ACTIVE, isOpen);
    showPanel(this.panel, isOpen, '');
    setPanelStop(this.panel, isOpen);
  }
}

/**
 * Returns the tabs of a widget without those nested in panels. Titles and panels are paired by number, else
 * by order.
 */
export function nestedTabsIn(root: Element, signal: AbortSignal): NestedTab[] {
  const titles = root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-heading > .e-n-tab-title');
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-content > *')];
  const numbered = new Map(
    panels.map((panel) => [panel.dataset.tabIndex, panel] as const).reverse(),
  );
  return [...titles].flatMap((title, index) => {
    const { tabIndex } = title.dataset;
    const paired = (tabIndex && numbered.get(tabIndex)) || panels[index];
    return paired ? [new NestedTab(title, paired, signal)] : [];
  });
}
