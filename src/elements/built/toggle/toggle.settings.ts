import { defineSettings } from '../../../core/settings';
import { itemsField, titleTagField } from '../drawn/item-fields';

/** Settings of a toggle. The builder prints none of them. */
export const settings = defineSettings({ items: itemsField, title_html_tag: titleTagField });
