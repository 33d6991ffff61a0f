import { defineSettings } from '../../../core/settings';
import { countryNames, regionList } from '../regions/region-fields';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  regions: {
    ...regionList,
    doc: 'The regions. One whose `id` or `path` is that of a shape of the SVG describes it; any other with a `path` is drawn into the map, or is the map where no SVG comes.',
  },
  viewBox: {
    kind: 'text',
    label: 'View box',
    group: 'layout',
    doc: 'The space that the paths are drawn in; default: that of the SVG, without one `0 0 570 810`.',
  },
  selector: {
    kind: 'choice',
    label: 'Region selector',
    group: 'behaviour',
    options: { edit: 'In the editor', always: 'Always' },
    doc: 'Where the region selector is shown: in the builder’s editor only, or always.',
  },
  selectorStart: {
    kind: 'number',
    label: 'Start of the selector',
    group: 'layout',
    doc: 'Where the selector’s panel stands until it is moved: 0 at the map’s top (default) to 1 at its end.',
  },
  countries: countryNames,
  title: {
    kind: 'text',
    label: 'Title',
    group: 'texts',
    doc: 'The map’s accessible name; default "Map".',
  },
});
