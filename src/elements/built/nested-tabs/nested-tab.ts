import { showPanel } from '../disclosure/panel';
import { restoreAtEnd } from '../markup/restore';
import { uniqueId } from '../markup/unique-id';
import type { TabItem } from '../tab-list/tab-group';

/** The builder's class of the panel that is shown; its stylesheet hides all others. */
const ACTIVE = 'e-active';

/** One of the builder's nested tabs. */
export class NestedTab implements TabItem {
  readonly title: HTMLElement;
  readonly panel: HTMLElement;

  constructor(title: HTMLElement, panel: HTMLElement, signal: AbortSignal) {
    this.title = title;
    this.panel = panel;
    restoreAtEnd(title, ['id', 'type', 'tabindex', 'aria-selected', 'aria-controls'], signal);
    restoreAtEnd(panel, ['id', 'class', 'style', 'hidden', 'aria-labelledby'], signal);
    // Printed without one, it would send a form that it is in.
    title.setAttribute('type', 'button');
    title.setAttribute('aria-controls', uniqueId(panel, 'nh-panel'));
    panel.setAttribute('aria-labelledby', uniqueId(title, 'nh-tab'));
  }

  setOpen(isOpen: boolean): void {
    this.panel.classList.toggle(ACTIVE, isOpen);
    showPanel(this.panel, isOpen, '');
  }
}

/** The tabs of one box, and not those of boxes in its panels: paired by number, else by their order. */
export function nestedTabsIn(root: Element, signal: AbortSignal): NestedTab[] {
  const titles = root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-heading > .e-n-tab-title');
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > .e-n-tabs-content > *')];
  return [...titles].flatMap((title, at) => {
    const { tabIndex } = title.dataset;
    const panel = panels.find(({ dataset }) => tabIndex && dataset.tabIndex === tabIndex);
    const paired = panel ?? panels[at];
    return paired ? [new NestedTab(title, paired, signal)] : [];
  });
}
