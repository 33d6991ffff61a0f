import { defineSettings } from '../../settings';

/** What previews ask of the site. */
export const previewKeys = defineSettings({
  previewOrigins: {
    kind: 'list',
    of: { kind: 'text' },
    default: [],
    doc: 'Where the page may be framed to be previewed; default: its own origin.',
  },
  fontService: {
    kind: 'text',
    default: 'https://fonts.googleapis.com/css2',
    doc: 'The address that brings web fonts.',
  },
});
