import { settings as accordionSettings } from '../../elements/built/nested-accordion/nested-accordion.settings';
import { settings as tabSettings } from '../../elements/built/nested-tabs/nested-tabs.settings';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { type Item, itemList, itemsOf } from './items';
import { only, tagWith } from './tag';

const accordionBehaviour = only(
  accordionSettings,
  'default_state',
  'max_items_expended',
  'n_accordion_animation_duration',
);

/** A heading must be a child of its summary, so one element has both classes of the page builder. */
const TITLE = 'e-n-accordion-item-title-header e-n-accordion-item-title-text';

/** A nested accordion: `<details>` whose panels are containers of the tree, or texts of the items. */
export const nestedAccordion = defineWidget({
  widgetType: 'nested-accordion',
  settings: {
    ...only(accordionSettings, 'default_state'),
    title_tag: accordionSettings.title_tag,
    items: itemList,
  },
  print({ items: saved, title_tag: tag }, context) {
    const opensFirst = context.element.settings.default_state !== 'all_collapsed';
    const items = withPanels(itemsOf([saved], context), context);
    const details = items.map(({ title, id, panel }, index) =>
      printed(
        'details',
        { id, class: 'e-n-accordion-item', open: opensFirst && index === 0, part: 'item' },
        [
          printed('summary', { class: 'e-n-accordion-item-title', part: 'title' }, [
            printed(tag === 'div' ? 'span' : tag, { class: TITLE }, [title]),
            printed('span', {
              class: 'e-n-accordion-item-title-icon',
              part: 'mark',
              'aria-hidden': 'true',
            }),
          ]),
          printed('div', { class: 'e-con', part: 'content' }, panel),
        ],
      ),
    );
    const box = printed('div', { class: 'e-n-accordion' }, details);
    return tagWith('nh-nested-accordion', accordionBehaviour, context, box);
  },
});

const tabBehaviour = only(tabSettings, 'horizontal_scroll');

/** Nested tabs, whose panels are containers of the tree, or texts of the items. */
export const nestedTabs = defineWidget({
  widgetType: 'nested-tabs',
  settings: { tabs: itemList, items: itemList },
  print({ tabs: saved, items: own }, context) {
    const items = withPanels(itemsOf([own, saved], context), context);
    const titles = items.map(({ title, id }, index) =>
      printed(
        'button',
        {
          id,
          type: 'button',
          role: 'tab',
          class: 'e-n-tab-title',
          'data-tab-index': `${index + 1}`,
          part: 'title',
        },
        [printed('span', { class: 'e-n-tab-title-text', 'data-nh-text': title }, [title])],
      ),
    );
    const panels = items.map(({ panel }, index) =>
      printed(
        'div',
        {
          role: 'tabpanel',
          // Shown before the code is loaded; the other panels show without scripts.
          class: index === 0 ? 'e-con e-active' : 'e-con',
          'data-tab-index': `${index + 1}`,
          part: 'content',
        },
        panel,
      ),
    );
    const box = printed('div', { class: 'e-n-tabs' }, [
      printed('div', { class: 'e-n-tabs-heading', role: 'tablist', part: 'list' }, titles),
      printed('div', { class: 'e-n-tabs-content' }, panels),
    ]);
    return tagWith('nh-nested-tabs', tabBehaviour, context, box);
  },
});

/** Pairs the items with the containers of the element by their order. A container without an item keeps its place. */
function withPanels(
  items: readonly Item[],
  { element, printedChild }: WidgetContext,
): readonly (Item & { readonly panel: readonly Printed[] })[] {
  const count = Math.max(items.length, element.elements.length);
  return Array.from({ length: count }, (_, index) => {
    const item = items[index] ?? { title: `${index + 1}`, content: [], id: undefined };
    const child = element.elements[index];
    return { ...item, panel: child ? [printedChild(child)] : item.content };
  });
}
