import { defineField, type ValueOf } from '../../../core/settings';

const offset = {
  kind: 'number',
  unit: 'px',
  doc: 'Distance of the label from the centre of the region, in units of the 570 by 810 map. Default: 0.',
} as const;

/** A region as a CMS prints it: a row of its table, which may have more columns. */
const region = defineField({
  kind: 'group',
  open: true,
  fields: {
    path: { kind: 'text', label: 'Path', doc: 'Outline of the region, as `d` of an SVG path.' },
    id: { kind: 'text', label: 'ID', doc: 'The id of the region’s shape in an SVG map.' },
    title: { kind: 'text', label: 'Title', doc: 'Name of the region in the map’s own data.' },
    country: {
      kind: 'text',
      label: 'Country',
      doc: 'Code (ISO 3166, such as `AT`) or name of the country.',
    },
    index: {
      kind: 'number',
      label: 'Number',
      min: 0,
      step: 1,
      doc: 'Number of the region within its country, from 0. Default: its position in the list.',
    },
    ctitle: {
      kind: 'text',
      label: 'Custom title',
      doc: 'Title that the site’s editors have given to the region. Default: `title`.',
    },
    link: {
      kind: 'text',
      label: 'Link',
      doc: 'Address that the region links to. Default: no link.',
    },
    offset_x: { ...offset, label: 'Horizontal offset' },
    offset_y: { ...offset, label: 'Vertical offset' },
  },
});

/** A region as a CMS prints it, with parsed numbers. */
export type RegionData = ValueOf<typeof region>;

/** A list of regions. An unusable entry becomes an empty one, because numbers default to list positions. */
export const regionList = defineField({
  kind: 'list',
  label: 'Regions',
  group: 'content',
  of: region,
  instead: {},
});

/** The names of countries. */
export const countryNames = defineField({
  kind: 'record',
  label: 'Country names',
  group: 'texts',
  of: { kind: 'text' },
  doc: 'Names of countries, by code. Default: the names in the page’s language.',
});
