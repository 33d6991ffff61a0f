import type { Controller, EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { ownElement } from '../markup/own';
import { restoreAtEnd } from '../markup/restore';
import { TabGroup } from '../tab-list/tab-group';
import { type NestedTab, nestedTabsIn } from './nested-tab';
import stylesheet from './nested-tabs.css?inline';
import type { events, NestedTabsProps } from './nested-tabs.element';
import { ScrollingRow } from './scrolling-row';

export const styles: string = stylesheet;

/** Milliseconds before a title of the accordion look acts, as the builder's does (facts, page-builder 35). */
const ACCORDION_WAIT = 10;

type Context = EnhanceContext<NestedTabsProps, typeof events>;

/** Brings the builder's nested tabs alive (facts, page-builder 35 and page-builder-markup 4). */
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
  const tabs = nestedTabsIn(root, signal);
  const row = new ScrollingRow(heading, signal);
  const group = new TabGroup(tabs, {
    host,
    signal,
    first: Math.max(
      tabs.findIndex(({ panel }) => panel.classList.contains('e-active')),
      0,
    ),
    isVertical: () => isBelowEachOther(heading),
    wait: () => (isAccordion(heading) ? ACCORDION_WAIT : 0),
    changed(tab) {
      const { title } = tabs[tab.index] as NestedTab;
      if (isAccordion(heading)) title.scrollIntoView({ block: 'nearest' });
      else row.reveal(title);
      emit('nh-nested-tabs-open', tab);
    },
  });
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

/** Below the chosen device the builder's stylesheet takes the row away: each title is above its panel. */
function isAccordion(heading: HTMLElement): boolean {
  return getComputedStyle(heading).display === 'contents';
}

function isBelowEachOther(heading: HTMLElement): boolean {
  return isAccordion(heading) || getComputedStyle(heading).flexDirection.startsWith('column');
}
