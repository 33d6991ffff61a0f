import { defineSettings } from '../../../core/settings';

/** The keys of the tag's `settings`. */
export const settings = defineSettings({
  previewOrigins: {
    kind: 'list',
    label: 'Preview origins',
    group: 'behaviour',
    of: { kind: 'text' },
    doc: 'Origins whose pages may frame this page and preview changes in it. Default: the site’s `previewOrigins`.',
    examples: [['https://templates.example']],
  },
  fontService: {
    kind: 'text',
    label: 'Font service',
    group: 'content',
    doc: 'Address of the CSS API that serves web fonts. Default: the site’s `fontService`.',
  },
});
