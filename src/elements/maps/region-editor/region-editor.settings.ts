import { defineSettings } from '../../../core/settings';
import { countryNames, regionList } from '../regions/region-fields';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  regions: {
    ...regionList,
    doc: 'The regions as they are saved now. Those with `path` are the preview map; those with `id` are shapes of an SVG map, which is printed in the tag or named by `src`.',
  },
  src: {
    kind: 'text',
    label: 'Address of the map',
    group: 'content',
    doc: 'The address of the SVG map for the preview, on the same origin.',
  },
  viewBox: {
    kind: 'text',
    label: 'View box',
    group: 'layout',
    doc: 'The space that the paths are drawn in; default `0 0 570 810`.',
  },
  countries: countryNames,
  editorId: {
    kind: 'text',
    label: 'Editor',
    group: 'behaviour',
    doc: 'Whose drafts this browser keeps, beside those of other sites: such as the user’s number and the map’s. Default: the tag’s id, else its place among the page’s editors.',
  },
  nonceField: {
    kind: 'text',
    label: 'Field of the nonce',
    group: 'behaviour',
    default: '_ajax_nonce',
    doc: 'The form field of the nonce.',
  },
  nonceUrl: {
    kind: 'text',
    label: 'Address of the nonce',
    group: 'behaviour',
    doc: 'Where Retry gets a new nonce from, after another log-in: an address that answers with it as plain text, or with a page that has it in its configuration. Default: the page itself.',
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
    doc: 'Seconds after which a call has failed.',
  },
});
