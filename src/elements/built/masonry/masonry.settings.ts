import { defineSettings } from '../../../core/settings';

/** Settings of a masonry layout. */
export const settings = defineSettings({
  masonry: {
    kind: 'toggle',
    label: 'Masonry',
    group: 'behaviour',
    doc: 'Closes the vertical gaps between items. Default: on for the tag, off for a builder widget, which prints only settings that are on.',
  },
  columns: {
    kind: 'number',
    label: 'Columns',
    group: 'look',
    min: 1,
    step: 1,
    responsive: true,
    doc: 'Number of columns for items inside the tag. Default: the value of `--nh-masonry-columns`, else 3.',
  },
  row_gap: {
    kind: 'length',
    label: 'Rows Gap',
    group: 'look',
    units: ['px'],
    min: 0,
    default: { value: 30, unit: 'px' },
    doc: 'Vertical gap between items in pixels.',
  },
  items: {
    kind: 'list',
    label: 'Images',
    group: 'content',
    default: [],
    doc: 'Images that are drawn if the tag contains no items.',
    of: {
      kind: 'group',
      fields: {
        image: { kind: 'media', label: 'Image', doc: 'Image of the item.', required: true },
        caption: { kind: 'text', label: 'Caption', doc: 'Text below the image.' },
      },
    },
    examples: [[{ image: { url: '/notebook.svg', alt: 'A notebook' }, caption: 'Linen' }]],
  },
});
