import { defineSettings } from '../../../core/settings';
import { itemsField } from '../drawn/item-fields';

/** The settings of tabs; the builder prints none of them. */
export const settings = defineSettings({
  items: itemsField,
  type: {
    kind: 'choice',
    label: 'Titles',
    group: 'look',
    options: { horizontal: 'Above the panel', vertical: 'Beside it' },
    default: 'horizontal',
    doc: 'Where the drawn titles lie.',
  },
});
