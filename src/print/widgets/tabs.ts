import { settings as tabSettings } from '../../elements/built/tabs/tabs.settings';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { type Item, itemList, itemsOf } from './items';
import { tagWith } from './tag';

/** Tabs: a row of titles, and the panels with a title each for phones and pages without scripts. */
export const tabs = defineWidget({
  widgetType: 'tabs',
  settings: { tabs: itemList, items: itemList, type: tabSettings.type },
  print({ tabs: saved, items: own, type }, context) {
    const { builderClass } = context;
    const items = itemsOf([own, saved], context);
    const titles = items.map((item, index) => titleOf(item, index, 'desktop', context));
    const panels = items.flatMap((item, index) => [
      titleOf(item, index, 'mobile', context),
      panelOf(item, index, context),
    ]);
    const box = printed('div', { class: builderClass(`tabs-view-${type}`) }, [
      printed('div', { class: builderClass('tabs') }, [
        printed('div', { class: builderClass('tabs-wrapper'), part: 'list' }, titles),
        printed('div', { class: builderClass('tabs-content-wrapper') }, panels),
      ]),
    ]);
    return tagWith('nh-tabs', {}, context, box);
  },
});

function titleOf(
  { title, id }: Item,
  index: number,
  kind: 'desktop' | 'mobile',
  { builderClass }: WidgetContext,
): Printed {
  const attributes = {
    id: kind === 'desktop' ? id : undefined,
    class: `${builderClass('tab-title')} ${builderClass(`tab-${kind}-title`)}`,
    'data-tab': `${index + 1}`,
    'data-nh-text': kind === 'desktop' ? title : undefined,
    part: 'title',
  };
  return printed('div', attributes, [title]);
}

function panelOf({ content }: Item, index: number, { builderClass }: WidgetContext): Printed {
  const attributes = {
    class: builderClass('tab-content'),
    'data-tab': `${index + 1}`,
    part: 'content',
  };
  return printed('div', attributes, content);
}
