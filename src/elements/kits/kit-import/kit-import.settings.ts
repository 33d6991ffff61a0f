import { defineSettings } from '../../../core/settings';

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  origins: {
    kind: 'list',
    label: 'Allowed origins',
    group: 'behaviour',
    of: { kind: 'url' },
    default: [],
    doc: 'Origins, besides the site’s own, from which a kit may be imported by address. The server checks its own list too. Default: none.',
    examples: [['https://kits.example.org']],
  },
  earlier: {
    kind: 'toggle',
    label: 'Earlier imports',
    group: 'behaviour',
    default: true,
    doc: 'Asks the server for an unfinished or completed import of the account. A CMS that knows of none turns it off, which saves two requests. Default: on.',
  },
  timeout: {
    kind: 'number',
    label: 'Timeout',
    group: 'behaviour',
    above: 0,
    max: 3600,
    unit: 's',
    default: 120,
    doc: 'Time limit of one upload chunk or import step, in seconds. Default: 120.',
  },
});
