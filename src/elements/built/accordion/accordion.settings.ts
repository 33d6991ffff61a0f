import { defineSettings } from '../../../core/settings';
import { itemsField, titleTagField } from '../drawn/item-fields';

/** The settings of an accordion; the builder prints none of them. */
export const settings = defineSettings({
  default_active: {
    kind: 'choice',
    label: 'Open at the start',
    group: 'behaviour',
    options: { first: 'The first item', none: 'None' },
    default: 'first',
    doc: 'Which item is open when the page comes.',
  },
  items: itemsField,
  title_html_tag: titleTagField,
});
