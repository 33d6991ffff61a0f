import { defineSettings } from '../../../core/settings';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  importUrl: {
    kind: 'url',
    label: 'Import',
    group: 'behaviour',
    default: '/kit-import',
    doc: 'The page with `<nh-kit-import>`, which Apply leads to; it gets `kit_cloud_id` in its query.',
  },
  exportUrl: {
    kind: 'url',
    label: 'Export',
    group: 'behaviour',
    default: '/kit-export',
    doc: 'The page with `<nh-kit-export>`, from which kits of this site come into the library.',
  },
  upgradeUrl: {
    kind: 'url',
    label: 'Upgrade',
    group: 'behaviour',
    default: '/library/upgrade',
    doc: 'The page on which the account’s plan is chosen; it gets `return_to`, the path to come back to.',
  },
  pageSize: {
    kind: 'number',
    label: 'Kits on a page',
    group: 'behaviour',
    min: 1,
    max: 100,
    default: 24,
    doc: 'How many kits are shown at once.',
  },
  undoTime: {
    kind: 'number',
    label: 'Undo',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 10,
    doc: 'Seconds for which a deletion can be undone. They do not pass while Undo has the focus or the pointer.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 30,
    doc: 'Seconds after which a call has failed; for an upload, seconds without any progress.',
  },
});
