import { defineSettings } from '../../../core/settings';
import { itemsField, titleTagField } from '../drawn/item-fields';

/** Settings of a nested accordion: those the builder prints, and those the tag is drawn from. */
export const settings = defineSettings({
  default_state: {
    kind: 'choice',
    label: 'Default State',
    group: 'behaviour',
    options: { expanded: 'First expanded', all_collapsed: 'All collapsed' },
    default: 'expanded',
    doc: 'Items that are open when the page loads: the first one or none.',
  },
  max_items_expended: {
    kind: 'choice',
    label: 'Max Items Expanded',
    group: 'behaviour',
    options: { one: 'One', multiple: 'Multiple' },
    default: 'one',
    doc: 'Number of items that can be open at the same time. The misspelling in the key is the builder’s.',
  },
  n_accordion_animation_duration: {
    kind: 'length',
    label: 'Accordion Animation Duration',
    group: 'motion',
    units: ['ms', 's'],
    min: 0,
    default: { value: 400, unit: 'ms' },
    doc: 'Duration of the animation that opens or closes an item, in milliseconds or seconds.',
  },
  items: itemsField,
  title_tag: titleTagField,
});
