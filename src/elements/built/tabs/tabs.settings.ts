import { defineSettings } from '../../../core/settings';
import { itemsField } from '../drawn/item-fields';

/** Settings of tabs. The builder prints none of them. */
export const settings = defineSettings({
  items: itemsField,
  type: {
    kind: 'choice',
    label: 'Position',
    group: 'look',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
    default: 'horizontal',
    doc: 'Position of the drawn titles: above the panel (horizontal) or beside it (vertical).',
  },
});
