import { defineSettings } from '../../../core/settings';

/** What `settings` of the tag may hold. */
export const settings = defineSettings({
  previewOrigins: {
    kind: 'list',
    label: 'Origins of previews',
    group: 'behaviour',
    of: { kind: 'text' },
    doc: 'Where the page may be framed to be previewed; default: the site’s `previewOrigins`.',
    examples: [['https://templates.example']],
  },
  fontService: {
    kind: 'text',
    label: 'Font service',
    group: 'content',
    doc: 'The address that brings web fonts; default: the site’s `fontService`.',
  },
});
