import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** What previews ask of the site. */
export const configKeys = defineSettings({
  previewOrigins: {
    kind: 'list',
    label: 'Origins of previews',
    group: 'addresses',
    of: { kind: 'text' },
    default: [],
    doc: 'Where the page may be framed to be previewed; default: its own origin.',
  },
  fontService: {
    kind: 'text',
    label: 'Font service',
    group: 'addresses',
    default: 'https://fonts.googleapis.com/css2',
    doc: 'The address that brings web fonts.',
  },
});

/** The site's configuration, as previews read it. */
export const previewConfig = declareConfig(configKeys);
