import { defineSettings } from '../../../core/settings';
import { countryNames, regionList } from '../regions/region-fields';

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  regions: {
    ...regionList,
    doc: 'Regions of the map. An entry describes the SVG shape with the same `id` or `path`. Other entries with a `path` are drawn into the SVG map; without an SVG, they form the map.',
  },
  viewBox: {
    kind: 'text',
    label: 'View box',
    group: 'layout',
    doc: 'Coordinate system of the regions’ paths, as `viewBox` of an SVG. Default: that of the SVG map, else `0 0 570 810`.',
  },
  maxFileSize: {
    kind: 'number',
    min: 0,
    default: 8,
    unit: 'MB',
    label: 'Largest map file',
    group: 'behaviour',
    doc: 'Maximum size of the file at `src` in megabytes: a larger file is not used. A large file is read and drawn in many short tasks, so the page stays usable. Default: 8.',
    since: '0.1.0',
  },
  selector: {
    kind: 'choice',
    label: 'Region selector',
    group: 'behaviour',
    options: { edit: 'In the editor', always: 'Always' },
    doc: 'Where the region selector is shown: only in the page builder’s editor, or on the page too. Default: nowhere.',
  },
  selectorStart: {
    kind: 'number',
    label: 'Selector position',
    group: 'layout',
    doc: 'Initial vertical position of the selector’s panel, from 0 (top of the map) to 1 (bottom). Default: 0.',
  },
  countries: countryNames,
  title: {
    kind: 'text',
    label: 'Map title',
    group: 'texts',
    doc: 'Accessible name of the map. Default: "Map".',
  },
});
