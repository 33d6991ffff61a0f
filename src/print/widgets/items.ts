import { defineField, type ValueOf } from '../../core/settings';
import { isAnchor } from '../../page/class-names';
import type { Printed } from '../../page/print/printed';
import type { WidgetContext } from '../../page/print/widget';
import { paragraphs } from './tag';

/**
 * Items of accordions and tabs: `tab_title` and `tab_content` or `item_title` in the page builder's data, `title` and
 * `content` in ours.
 */
export const itemList = defineField({
  kind: 'list',
  default: [],
  label: 'Items',
  group: 'content',
  doc: 'Titles with their content. Default: none.',
  of: {
    kind: 'group',
    open: true,
    fields: {
      title: { kind: 'text', label: 'Title', doc: 'The title.' },
      tab_title: { kind: 'text', label: 'Tab title', doc: 'The title, by the builder’s name.' },
      item_title: { kind: 'text', label: 'Item title', doc: 'The title of a nested item.' },
      content: { kind: 'text', label: 'Content', doc: 'Text; blank lines separate paragraphs.' },
      tab_content: { kind: 'text', label: 'Tab content', doc: 'HTML, by the builder’s name.' },
      id: { kind: 'text', label: 'CSS ID', doc: 'The id of the title.' },
      element_id: { kind: 'text', label: 'Tab id', doc: 'The id of a nested tab.' },
      element_css_id: { kind: 'text', label: 'Item id', doc: 'The id of a nested item.' },
    },
  },
});

type SavedItem = ValueOf<typeof itemList>[number];

/** An item that can be printed. */
export interface Item {
  readonly title: string;
  readonly content: readonly Printed[];
  readonly id: string | undefined;
}

/** Returns the items of the first list that has any. */
export function itemsOf(
  lists: readonly (readonly SavedItem[])[],
  { sanitised }: WidgetContext,
): readonly Item[] {
  const items = lists.find((list) => list.length > 0) ?? [];
  return items.map((item) => {
    const { tab_content: html, content: text = '' } = item;
    const id = item.id ?? item.element_id ?? item.element_css_id;
    return {
      title: item.title ?? item.tab_title ?? item.item_title ?? '',
      content: html === undefined ? paragraphs(text) : sanitised(html),
      id: isAnchor(id) && id !== '' ? id : undefined,
    };
  });
}
