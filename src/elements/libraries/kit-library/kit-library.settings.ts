import { defineSettings } from '../../../core/settings';

/** The settings of `<nh-kit-library>`. */
export const settings = defineSettings({
  importUrl: {
    kind: 'url',
    label: 'Import page',
    group: 'behaviour',
    default: '/kit-import',
    doc: 'Address of the page with `<nh-kit-import>`. The Apply button opens it with `kit_cloud_id` in the query.',
  },
  exportUrl: {
    kind: 'url',
    label: 'Export page',
    group: 'behaviour',
    default: '/kit-export',
    doc: 'Address of the page with `<nh-kit-export>`, which saves this site as a kit in the library.',
  },
  upgradeUrl: {
    kind: 'url',
    label: 'Upgrade page',
    group: 'behaviour',
    default: '/library/upgrade',
    doc: 'Address of the page with the plans. The query parameter `return_to` holds the path to return to.',
  },
  pageSize: {
    kind: 'number',
    label: 'Kits per page',
    group: 'behaviour',
    min: 1,
    max: 100,
    default: 24,
    doc: 'Number of kits on each page of the list.',
  },
  undoTime: {
    kind: 'number',
    label: 'Undo time',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 10,
    doc: 'Seconds for which a deletion can be undone. The countdown pauses while the Undo button has the focus or the pointer.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 30,
    doc: 'Seconds after which a request fails. For an upload, seconds without progress.',
  },
});
