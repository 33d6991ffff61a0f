import { showPanel } from '../disclosure/panel';
import { builderClass, classSelector } from '../markup/names';
import { ownElements } from '../markup/own';
import { restoreAtEnd, TITLE_ATTRIBUTES } from '../markup/restore';
import { uniqueId } from '../markup/unique-id';
import type { TabItem } from '../tab-list/tab-group';

const PANEL = ['id', 'class', 'role', 'style', 'hidden', 'aria-labelledby'];

/** One of the builder's tabs: a title for wide windows, a second one for phones, and a panel. */
export class Tab implements TabItem {
  /** In the row of titles. */
  readonly title: HTMLElement;
  /** Above the panel, where the builder shows it: below 768 px. */
  readonly phoneTitle: HTMLElement | undefined;
  readonly panel: HTMLElement;

  constructor(
    title: HTMLElement,
    phoneTitle: HTMLElement | undefined,
    panel: HTMLElement,
    signal: AbortSignal,
  ) {
    this.title = title;
    this.phoneTitle = phoneTitle;
    this.panel = panel;
    this.#repair(signal);
  }

  setOpen(isOpen: boolean): void {
    this.phoneTitle?.setAttribute('aria-expanded', String(isOpen));
    for (const part of [this.title, this.phoneTitle, this.panel]) {
      part?.classList.toggle(builderClass('active'), isOpen);
    }
    showPanel(this.panel, isOpen);
  }

  /** A title above its own panel is no tab, since it is in no row, but a button that shows it. */
  #repair(signal: AbortSignal): void {
    const { title, phoneTitle, panel } = this;
    restoreAtEnd(title, TITLE_ATTRIBUTES, signal);
    restoreAtEnd(panel, PANEL, signal);
    title.setAttribute('role', 'tab');
    title.removeAttribute('aria-expanded');
    title.setAttribute('aria-controls', uniqueId(panel, 'nh-panel'));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', uniqueId(title, 'nh-tab'));
    if (!phoneTitle) return;
    restoreAtEnd(phoneTitle, TITLE_ATTRIBUTES, signal);
    phoneTitle.setAttribute('role', 'button');
    phoneTitle.removeAttribute('aria-selected');
    phoneTitle.setAttribute('aria-controls', panel.id);
    phoneTitle.tabIndex = 0;
  }
}

/** The tabs that the builder has printed in `host`, paired by their numbers. */
export function printedTabs(host: HTMLElement, signal: AbortSignal): Tab[] {
  const titles = ownElements(host, classSelector('tab-title'));
  const panels = ownElements(host, classSelector('tab-content'));
  const isPhone = (title: Element): boolean => title.matches(classSelector('tab-mobile-title'));
  return titles
    .filter((title) => !isPhone(title))
    .flatMap((title) => {
      const { tab } = title.dataset;
      const panel = panels.find(({ dataset }) => dataset.tab === tab);
      const phoneTitle = titles.find((other) => isPhone(other) && other.dataset.tab === tab);
      return panel ? [new Tab(title, phoneTitle, panel, signal)] : [];
    });
}
