import { defineSettings } from '../../../core/settings';
import { countryNames, regionList } from '../regions/region-fields';

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  regions: {
    ...regionList,
    doc: 'Saved regions of the map. A region with a `path` is drawn in the preview map. A region with an `id` describes a shape of the SVG map in the tag or at `src`.',
  },
  src: {
    kind: 'text',
    label: 'Map URL',
    group: 'content',
    doc: 'Address of the SVG map for the preview, on the page’s own origin. Default: the SVG in the tag, else the paths of the regions.',
  },
  viewBox: {
    kind: 'text',
    label: 'View box',
    group: 'layout',
    doc: 'Coordinate system of the regions’ paths, as `viewBox` of an SVG. Default: `0 0 570 810`.',
  },
  countries: countryNames,
  editorId: {
    kind: 'text',
    label: 'Draft ID',
    group: 'behaviour',
    doc: 'Key under which the browser stores unsaved changes, for example made of the ids of user and map. Default: the tag’s id, else the tag’s position among the page’s editors.',
  },
  nonceField: {
    kind: 'text',
    label: 'Nonce field',
    group: 'behaviour',
    default: '_ajax_nonce',
    doc: 'Form field in which requests send the nonce. Default: `_ajax_nonce`.',
  },
  nonceUrl: {
    kind: 'text',
    label: 'Nonce URL',
    group: 'behaviour',
    doc: 'Address from which Retry fetches a new nonce after the user has logged in again. The response is the nonce as plain text, or a page with the nonce in its configuration. Default: the current page.',
    examples: ['/wp-admin/admin-ajax.php?action=region_nonce'],
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 30,
    doc: 'Time limit of a request, in seconds. Default: 30.',
  },
});
