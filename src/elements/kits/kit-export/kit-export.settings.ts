import { defineSettings } from '../../../core/settings';

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  name: {
    kind: 'text',
    label: 'Kit name',
    group: 'content',
    doc: 'Initial name of a kit, such as the site’s name; at most 75 characters. Default: empty.',
  },
  cloud: {
    kind: 'toggle',
    label: 'Export to cloud library',
    group: 'behaviour',
    default: true,
    doc: 'Offers the cloud library as a destination of the kit, besides a file. Default: on.',
  },
  draftsId: {
    kind: 'text',
    label: 'Draft ID',
    group: 'behaviour',
    doc: 'Key under which the browser stores the user’s draft, such as the user’s id. Default: one draft for all users.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 120,
    doc: 'Time limit of one export step, in seconds. Default: 120.',
  },
});
