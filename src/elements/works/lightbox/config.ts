import { declareConfig } from '../../../core/config';
import { defineSettings } from '../../../core/settings';

/** What the lightbox asks of the site. */
export const configKeys = defineSettings({
  lightboxInEditor: {
    kind: 'toggle',
    label: 'Lightbox in the editor',
    group: 'page',
    default: true,
    doc: 'Links open the lightbox in the builder’s editor too.',
  },
});

/** The site's configuration, as the lightbox reads it. */
export const lightboxConfig = declareConfig(configKeys);

/** What the site says to the lightbox. */
export type LightboxSite = ReturnType<typeof lightboxConfig>;
