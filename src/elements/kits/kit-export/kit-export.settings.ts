import { defineSettings } from '../../../core/settings';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  name: {
    kind: 'text',
    label: 'Name',
    group: 'content',
    doc: 'The name that a kit begins with, such as the site’s; at most 75 characters.',
  },
  cloud: {
    kind: 'toggle',
    label: 'Cloud library',
    group: 'behaviour',
    default: true,
    doc: 'Offers the cloud library as a place for the kit, beside a file.',
  },
  draftsId: {
    kind: 'text',
    label: 'Drafts',
    group: 'behaviour',
    doc: 'Whose draft this browser keeps, beside those of other people: such as the user’s number. Default: one for all.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 120,
    doc: 'Seconds after which a step of an export has failed.',
  },
});
