import { defineSettings } from '../../../core/settings';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  origins: {
    kind: 'list',
    label: 'Origins',
    group: 'behaviour',
    of: { kind: 'url' },
    default: [],
    doc: 'Origins beside the site’s own whose addresses may be given for a kit. The server has its own list, which decides.',
    examples: [['https://kits.example.org']],
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 120,
    doc: 'Seconds after which a chunk of an upload, or a step of an import, has failed.',
  },
});
