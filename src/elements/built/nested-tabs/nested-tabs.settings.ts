import { defineSettings } from '../../../core/settings';
import { itemsField } from '../drawn/item-fields';

/** The settings of nested tabs, as the builder prints them, and what they are drawn from. */
export const settings = defineSettings({
  horizontal_scroll: {
    kind: 'choice',
    label: 'One scrolling row',
    group: 'look',
    options: { enable: 'Yes', disable: 'No' },
    default: 'disable',
    responsive: true,
    doc: 'Whether the titles stay in one row that is scrolled, by dragging too.',
  },
  items: itemsField,
});
