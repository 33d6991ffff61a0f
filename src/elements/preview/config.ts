import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** The keys of the site's configuration that previews read. */
export const configKeys = defineSettings({
  previewOrigins: {
    kind: 'list',
    label: 'Preview origins',
    group: 'addresses',
    of: { kind: 'text' },
    default: [],
    doc: 'Origins whose pages may frame the site’s pages and preview changes in them. Default: the site’s own origin.',
  },
  fontService: {
    kind: 'text',
    label: 'Font service',
    group: 'addresses',
    default: 'https://fonts.googleapis.com/css2',
    doc: 'Address of the CSS API that serves web fonts. Default: Google Fonts.',
  },
});

/** Returns the previews' part of the site's configuration. */
export const previewConfig = declareConfig(configKeys);
