import { defineSettings } from '../../../core/settings';

/** The settings of a text path, by the names that the builder prints them. */
export const settings = defineSettings({
  text: {
    kind: 'text',
    label: 'Text',
    group: 'content',
    doc: 'The text; default: what is printed. Character references in it are read, markup is not.',
  },
  link: {
    kind: 'group',
    label: 'Link',
    group: 'content',
    open: true,
    doc: 'Where the text leads.',
    fields: {
      url: {
        kind: 'url',
        label: 'Address',
        schemes: ['http', 'https', 'mailto', 'tel'],
        doc: 'The address.',
      },
      is_external: { kind: 'toggle', label: 'New tab', doc: 'Opens in a tab of its own.' },
      nofollow: { kind: 'toggle', label: 'Nofollow', doc: 'Asks search engines to pass it over.' },
    },
  },
  text_path_direction: {
    kind: 'choice',
    label: 'Direction',
    group: 'look',
    options: { rtl: 'Right to left', ltr: 'Left to right' },
    doc: 'Which way the text runs; default: as the page does.',
  },
  start_point: {
    kind: 'length',
    label: 'Start',
    group: 'look',
    units: ['%'],
    default: { value: 0, unit: '%' },
    doc: 'How far along the line it begins, from the end of the line where it runs from right to left.',
  },
  custom_path: {
    kind: 'media',
    label: 'Line',
    group: 'content',
    doc: 'The .svg file with the line that a drawn text runs along.',
  },
});
