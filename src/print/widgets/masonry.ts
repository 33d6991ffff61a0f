import type { ValuesOf } from '../../core/settings';
import { settings } from '../../elements/built/masonry/masonry.settings';
import { picture } from '../../page/blocks/parts/picture';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { length, number } from '../../page/styles';
import { boxOf, tagAround, textNodes } from './tag';

const { items: _items, ...behaviour } = settings;

type Item = ValuesOf<typeof settings>['items'][number];

/** Pictures and elements in columns. Without scripts they are a grid of the same columns. */
export const masonry = defineWidget({
  widgetType: 'nh-masonry',
  settings,
  styles: {
    columns: { part: 'nh-masonry-items', write: number('--nh-masonry-columns') },
    row_gap: { part: 'nh-masonry-items', write: length('--nh-masonry-gap') },
  },
  print({ items }, context) {
    const { element, printedChild } = context;
    const all = [
      ...items.flatMap((item) => figure(item, context)),
      ...element.elements.map(printedChild),
    ];
    if (all.length === 0) return [];
    const box = printed('div', { class: 'nh-masonry-items' }, all);
    return tagAround('nh-masonry', behaviour, context, box);
  },
});

function figure({ image, caption }: Item, context: WidgetContext): Printed[] {
  const shown = picture(image, context);
  if (!shown) return [];
  const text = boxOf('figcaption', 'nh-caption', textNodes(caption), { part: 'caption' });
  return [printed('figure', { part: 'item' }, [shown, ...text])];
}
