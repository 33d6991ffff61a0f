import { defineSettings } from '../../../core/settings';
import { itemsField, titleTagField } from '../drawn/item-fields';

/** Settings of an accordion. The builder prints none of them. */
export const settings = defineSettings({
  default_active: {
    kind: 'choice',
    label: 'Default state',
    group: 'behaviour',
    options: { first: 'First expanded', none: 'All collapsed' },
    default: 'first',
    doc: 'Item that is open when the page loads: the first one or none.',
  },
  items: itemsField,
  title_html_tag: titleTagField,
});
