import { markLive } from '../../../builder/markup/live';
import { ownElement } from '../../../builder/markup/own';
import { restoreAtEnd } from '../../../builder/markup/restore';
import type { Controller, EnhanceContext } from '../../../core/element';
import { nameList } from '../tab-list/name-list';
import { TabGroup } from '../tab-list/tab-group';
import { type NestedTab, nestedTabsIn } from './nested-tab';
import stylesheet from './nested-tabs.css?inline';
import type { events, NestedTabsProps } from './nested-tabs.element';
import { ScrollingRow } from './scrolling-row';

export const styles: string = stylesheet;

/**
 * Delay in milliseconds of a title in the accordion layout, as in the builder
 * (docs/compatibility/page-builder.md#nested-tabs-and-accordion).
 */
const ACCORDION_DELAY = 10;

type Context = EnhanceContext<NestedTabsProps, typeof events>;

/**
 * Activates the builder's nested tabs (docs/compatibility/page-builder.md#nested-tabs-and-accordion and
 * docs/compatibility/page-builder-markup.md#disclosure-widgets).
 */
export function enhance({
  host,
  props,
  emit,
  signal,
}: Context): Controller<NestedTabsProps> | undefined {
  const root = ownElement(host, '.e-n-tabs');
  const heading = root?.querySelector<HTMLElement>(':scope > .e-n-tabs-heading');
  if (!root || !heading) return undefined;
  restoreAtEnd(root, ['class', 'data-touch-mode'], signal);
  nameList(host, heading, signal);
  const tabs = nestedTabsIn(root, signal);
  const row = new ScrollingRow(heading, signal);
  const group = new TabGroup(tabs, {
    host,
    signal,
    first: Math.max(
      tabs.findIndex(({ panel }) => panel.classList.contains('e-active')),
      0,
    ),
    isVertical: () => isStacked(heading),
    delay: () => (isAccordion(heading) ? ACCORDION_DELAY : 0),
    changed(tab) {
      const { title } = tabs[tab.index] as NestedTab;
      if (isAccordion(heading)) title.scrollIntoView({ block: 'nearest' });
      else row.reveal(title);
      emit('nh-nested-tabs-open', tab);
    },
  });
  for (const tab of tabs) {
    leaveOnEscape(tab, signal);
    keepTitleOnPaper(tab, signal);
  }
  const follow = ({ settings }: NestedTabsProps): void => {
    row.setOn(settings.horizontal_scroll === 'enable');
    const shown = tabs[group.selected]?.title;
    if (shown) row.reveal(shown);
  };
  follow(props);
  root.classList.add('e-activated');
  root.dataset.touchMode = String('ontouchstart' in window);
  markLive(root, signal);
  return { update: follow };
}

/** Moves the focus from a panel to its title on Escape, unless something inside the panel has used the key. */
function leaveOnEscape({ title, panel }: NestedTab, signal: AbortSignal): void {
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    title.focus();
  };
  panel.addEventListener('keydown', leave, { signal });
}

/** Gives the panel its title for the stylesheet, which prints each panel below its own. */
function keepTitleOnPaper({ title, panel }: NestedTab, signal: AbortSignal): void {
  restoreAtEnd(panel, ['data-nh-title'], signal);
  panel.dataset.nhTitle = title.textContent.trim();
}

/** Whether titles are shown above their panels, which the builder's stylesheet does below a breakpoint. */
function isAccordion(heading: HTMLElement): boolean {
  return getComputedStyle(heading).display === 'contents';
}

function isStacked(heading: HTMLElement): boolean {
  return isAccordion(heading) || getComputedStyle(heading).flexDirection.startsWith('column');
}
