import { defineSettings } from '../../../core/settings';

/** The settings of a masonry. */
export const settings = defineSettings({
  masonry: {
    kind: 'toggle',
    label: 'Masonry',
    group: 'behaviour',
    doc: 'Whether items are pulled up; default: yes in the tag, no in a widget of the builder’s, which leaves out what is off.',
  },
  columns: {
    kind: 'number',
    label: 'Columns',
    group: 'look',
    min: 1,
    step: 1,
    responsive: true,
    doc: 'How many columns the tag lays its own items in; default: what `--nh-masonry-columns` says, else 3.',
  },
  row_gap: {
    kind: 'length',
    label: 'Gap',
    group: 'look',
    units: ['px'],
    min: 0,
    default: { value: 30, unit: 'px' },
    doc: 'The room between an item and the one above it.',
  },
  items: {
    kind: 'list',
    label: 'Pictures',
    group: 'content',
    default: [],
    doc: 'The pictures that are drawn where the tag holds no items.',
    of: {
      kind: 'group',
      fields: {
        image: { kind: 'media', label: 'Picture', doc: 'The picture.', required: true },
        caption: { kind: 'text', label: 'Caption', doc: 'The words below it.' },
      },
    },
    examples: [[{ image: { url: '/notebook.svg', alt: 'A notebook' }, caption: 'Linen' }]],
  },
});
