import { defineSettings } from '../../../core/settings';
import { itemsField, titleTagField } from '../drawn/item-fields';

/** The settings of a nested accordion, as the builder prints them, and what one is drawn from. */
export const settings = defineSettings({
  default_state: {
    kind: 'choice',
    label: 'At the start',
    group: 'behaviour',
    options: { expanded: 'The first item is open', all_collapsed: 'All are shut' },
    default: 'expanded',
    doc: 'Which items are open when the page comes.',
  },
  max_items_expended: {
    kind: 'choice',
    label: 'Open at a time',
    group: 'behaviour',
    options: { one: 'One', multiple: 'Any number' },
    default: 'one',
    doc: 'How many items may be open; written as the builder writes it.',
  },
  n_accordion_animation_duration: {
    kind: 'length',
    label: 'Duration',
    group: 'motion',
    units: ['ms', 's'],
    min: 0,
    default: { value: 400, unit: 'ms' },
    doc: 'How long an item slides.',
  },
  items: itemsField,
  title_tag: { ...titleTagField, label: 'Tag of the titles’ text' },
});
