import { defineSettings } from '../../../core/settings';

/** Settings of a text path, named as the builder prints them. */
export const settings = defineSettings({
  text: {
    kind: 'text',
    label: 'Text',
    group: 'content',
    doc: 'Text along the path. Default: the printed text. Character references are decoded; markup is not.',
  },
  link: {
    kind: 'group',
    label: 'Link',
    group: 'content',
    open: true,
    doc: 'Target of the text, if it is a link.',
    fields: {
      url: {
        kind: 'url',
        label: 'URL',
        schemes: ['http', 'https', 'mailto', 'tel'],
        doc: 'Address that the text opens.',
      },
      is_external: {
        kind: 'toggle',
        label: 'Open in new window',
        doc: 'Opens the link in a new tab.',
      },
      nofollow: {
        kind: 'toggle',
        label: 'Add nofollow',
        doc: 'Adds `rel="nofollow"` to the link.',
      },
    },
  },
  text_path_direction: {
    kind: 'choice',
    label: 'Text Direction',
    group: 'look',
    options: { rtl: 'RTL', ltr: 'LTR' },
    doc: 'Direction of the text: right to left or left to right. Default: the direction of the page.',
  },
  start_point: {
    kind: 'length',
    label: 'Starting Point',
    group: 'look',
    units: ['%'],
    default: { value: 0, unit: '%' },
    doc: 'Distance along the path at which the text starts, in percent. Right-to-left text counts from the end of the path.',
  },
  custom_path: {
    kind: 'media',
    label: 'SVG',
    group: 'content',
    doc: 'SVG file with the path that a drawn text follows.',
  },
});
