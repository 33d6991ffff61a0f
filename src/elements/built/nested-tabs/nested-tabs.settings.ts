import { defineSettings } from '../../../core/settings';
import { itemsField } from '../drawn/item-fields';

/** Settings of nested tabs: those the builder prints, and those the tag is drawn from. */
export const settings = defineSettings({
  horizontal_scroll: {
    kind: 'choice',
    label: 'Horizontal Scroll',
    group: 'look',
    options: { enable: 'Enable', disable: 'Disable' },
    default: 'disable',
    responsive: true,
    doc: 'Keeps the titles in one row that scrolls horizontally. Visitors can also drag the row with the mouse.',
  },
  items: itemsField,
});
