import { defineField, type ValueOf } from '../../../core/settings';

const offset = {
  kind: 'number',
  unit: 'px',
  doc: 'How far its label stands from its middle, in the map’s space of 570 by 810; default 0.',
} as const;

/** One region as a CMS prints it: a row of its table, which may have more columns. */
const region = defineField({
  kind: 'group',
  open: true,
  fields: {
    path: { kind: 'text', label: 'Path', doc: 'Its outline, as the `d` of an SVG path.' },
    id: { kind: 'text', label: 'Id', doc: 'The id of its shape, where the map comes as SVG.' },
    title: { kind: 'text', label: 'Title', doc: 'The map’s own name for it.' },
    country: {
      kind: 'text',
      label: 'Country',
      doc: 'The country’s code (ISO 3166, such as `AT`) or name.',
    },
    index: {
      kind: 'number',
      label: 'Number',
      min: 0,
      step: 1,
      doc: 'Its number within its country; default: its place, from 0.',
    },
    ctitle: {
      kind: 'text',
      label: 'Custom title',
      doc: 'The title that the site’s editor has given it.',
    },
    link: { kind: 'text', label: 'Link', doc: 'Where it leads.' },
    offset_x: { ...offset, label: 'Offset to the right' },
    offset_y: { ...offset, label: 'Offset downwards' },
  },
});

/** One region as a CMS prints it, its numbers read. */
export type RegionData = ValueOf<typeof region>;

/** A list of regions. They are numbered by their places, so one that is unusable keeps its own. */
export const regionList = defineField({
  kind: 'list',
  label: 'Regions',
  group: 'content',
  of: region,
  instead: {},
});

/** What countries are called. */
export const countryNames = defineField({
  kind: 'record',
  label: 'Names of countries',
  group: 'texts',
  of: { kind: 'text' },
  doc: 'What countries are called, by their code; default: the language’s own names.',
});
