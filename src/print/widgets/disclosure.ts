import type { Fields } from '../../core/settings';
import { settings as accordionSettings } from '../../elements/built/accordion/accordion.settings';
import { settings as toggleSettings } from '../../elements/built/toggle/toggle.settings';
import { printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { type Item, itemList, itemsOf } from './items';
import { only, tagWith } from './tag';

/** An accordion: titles and contents, all of which show without scripts. */
export const accordion = disclosure(
  'accordion',
  accordionSettings.title_html_tag,
  only(accordionSettings, 'default_active'),
);

/** A toggle, whose items open independently. */
export const toggle = disclosure('toggle', toggleSettings.title_html_tag, {});

function disclosure(
  name: 'accordion' | 'toggle',
  title_html_tag: typeof accordionSettings.title_html_tag,
  behaviour: Fields,
) {
  return defineWidget({
    widgetType: name,
    settings: { tabs: itemList, items: itemList, title_html_tag },
    print({ tabs, items, title_html_tag: tag }, context) {
      const { builderClass } = context;
      const children = itemsOf([items, tabs], context).map((item, index) =>
        printed('div', { class: builderClass(`${name}-item`), part: 'item' }, [
          titleOf(item, index, { name, tag }, context),
          printed(
            'div',
            { class: builderClass('tab-content'), 'data-tab': `${index + 1}`, part: 'content' },
            item.content,
          ),
        ]),
      );
      const box = printed('div', { class: builderClass(name) }, children);
      return tagWith(`nh-${name}`, behaviour, context, box);
    },
  });
}

function titleOf(
  { title, id }: Item,
  index: number,
  { name, tag }: { readonly name: string; readonly tag: string },
  { builderClass }: WidgetContext,
) {
  const attributes = {
    id,
    class: builderClass('tab-title'),
    'data-tab': `${index + 1}`,
    part: 'title',
  };
  return printed(tag, attributes, [
    printed('span', { class: builderClass(`${name}-title`) }, [title]),
    printed('span', { part: 'mark', 'aria-hidden': 'true' }),
  ]);
}
