import type { ValuesOf } from '../../core/settings';
import { settings } from '../../elements/works/lightbox/lightbox.settings';
import { message } from '../../elements/works/lightbox/messages';
import { kindOfAddress } from '../../elements/works/lightbox/viewer/kind';
import { picture } from '../../page/blocks/parts/picture';
import { type Printed, printed } from '../../page/print/printed';
import { defineWidget, type WidgetContext } from '../../page/print/widget';
import { englishMark, inPageLanguage } from './english-mark';
import { tagAround } from './tag';

const { items: _items, title: _title, ...behaviour } = settings;

type Item = NonNullable<ValuesOf<typeof settings>['items']>[number];

/** A gallery: a grid of links to pictures, films and pages, which open as one slideshow. */
export const lightbox = defineWidget({
  widgetType: 'nh-lightbox',
  settings,
  print({ items = [], title }, context) {
    const links = items.flatMap((item, index) => link(item, index, items.length, context));
    if (links.length === 0) return [];
    const lang = title ? undefined : englishMark('lightbox.gallery', context);
    const attributes = {
      class: 'nh-lightbox-grid',
      'aria-label': title || message('lightbox.gallery'),
      lang,
      part: 'grid',
    };
    const entries = links.map((content) => printed('li', { part: 'item' }, [content]));
    const list = printed('ul', attributes, inPageLanguage(entries, lang, context));
    return tagAround('nh-lightbox', behaviour, context, list);
  },
});

function link(item: Item, index: number, total: number, context: WidgetContext): Printed[] {
  const { url, title, alt = title, description } = item;
  const href = context.linkAddress(url);
  if (href === undefined) return [];
  const type = item.type ?? kindOfAddress(url) ?? 'page';
  const name = alt || message('lightbox.item', { index: index + 1, total });
  const attributes = {
    part: 'link',
    lang: alt ? undefined : englishMark('lightbox.item', context),
    href,
    'data-type': type,
    'data-nh-page': type === 'page',
    [`data-${context.builderClass('lightbox-title')}`]: title || undefined,
    [`data-${context.builderClass('lightbox-description')}`]: description || undefined,
  };
  const words = printed('span', { part: 'title' }, [name]);
  return [printed('a', attributes, [thumbnail(item, type, name, context) ?? words])];
}

function thumbnail(
  { url, thumbnail: small, width, height }: Item,
  type: string,
  alt: string,
  context: WidgetContext,
): Printed | undefined {
  const address = small ?? (type === 'image' ? url : undefined);
  if (address === undefined) return undefined;
  const sizes = { ...(width && { width }), ...(height && { height }) };
  return picture({ url: address, alt, ...sizes }, context, 'nh-lightbox-thumbnail');
}
