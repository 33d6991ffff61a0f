import { builderClass, classSelector } from '../../../builder/markup/names';
import { ownElements } from '../../../builder/markup/own';
import { restoreAtEnd, TITLE_ATTRIBUTES } from '../../../builder/markup/restore';
import { uniqueId } from '../../../builder/markup/unique-id';
import { byNumber } from '../disclosure/by-number';
import { PANEL_ATTRIBUTES, showPanel } from '../disclosure/panel';
import { setPanelStop } from '../tab-list/panel-stop';
import type { TabItem } from '../tab-list/tab-group';

const PANEL = [...PANEL_ATTRIBUTES, 'id', 'class', 'role', 'tabindex', 'aria-labelledby'];

/** A tab of the builder: a title, a second title for mobile, and a panel. */
export class Tab implements TabItem {
  /** Title in the tab list. */
  readonly title: HTMLElement;
  /** Title above the panel, which the builder shows below 768 px. */
  readonly mobileTitle: HTMLElement | undefined;
  readonly panel: HTMLElement;

  constructor(
    title: HTMLElement,
    mobileTitle: HTMLElement | undefined,
    panel: HTMLElement,
    signal: AbortSignal,
  ) {
    this.title = title;
    this.mobileTitle = mobileTitle;
    this.panel = panel;
    this.#repair(signal);
  }

  setOpen(isOpen: boolean): void {
    this.mobileTitle?.setAttribute('aria-expanded', String(isOpen));
    for (const part of [this.title, this.mobileTitle, this.panel]) {
      part?.classList.toggle(builderClass('active'), isOpen);
    }
    showPanel(this.panel, isOpen);
    setPanelStop(this.panel, isOpen);
  }

  /** Repairs the roles: the mobile title is not in a tab list, so it is a button, not a tab. */
  #repair(signal: AbortSignal): void {
    const { title, mobileTitle, panel } = this;
    restoreAtEnd(title, TITLE_ATTRIBUTES, signal);
    restoreAtEnd(panel, PANEL, signal);
    title.setAttribute('role', 'tab');
    title.removeAttribute('aria-expanded');
    title.setAttribute('aria-controls', uniqueId(panel, 'nh-panel'));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', uniqueId(title, 'nh-tab'));
    if (!mobileTitle) return;
    restoreAtEnd(mobileTitle, TITLE_ATTRIBUTES, signal);
    mobileTitle.setAttribute('role', 'button');
    mobileTitle.removeAttribute('aria-selected');
    mobileTitle.setAttribute('aria-controls', panel.id);
    mobileTitle.tabIndex = 0;
  }
}

/** Returns the tabs that the builder has printed in `host`, paired by number. */
export function printedTabs(host: HTMLElement, signal: AbortSignal): Tab[] {
  const titles = ownElements(host, classSelector('tab-title'));
  const panels = byNumber(ownElements(host, classSelector('tab-content')));
  const isMobile = (title: Element): boolean => title.matches(classSelector('tab-mobile-title'));
  const mobileTitles = byNumber(titles.filter(isMobile));
  return titles
    .filter((title) => !isMobile(title))
    .flatMap((title) => {
      const { tab } = title.dataset;
      const panel = panels.get(tab);
      return panel ? [new Tab(title, mobileTitles.get(tab), panel, signal)] : [];
    });
}
