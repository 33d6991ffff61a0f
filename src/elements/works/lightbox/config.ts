import { declareConfig } from '../../../core/config';
import { defineSettings } from '../../../core/settings';

/** The keys of the site's configuration that the lightbox reads. */
export const configKeys = defineSettings({
  lightboxInEditor: {
    kind: 'toggle',
    label: 'Lightbox in editor',
    group: 'page',
    default: true,
    doc: 'Lets links open the lightbox in the page builder’s editor too, unless the preference `lightbox_in_editor` of the person who edits is off.',
  },
});

/** The site's configuration for the lightbox. */
export const lightboxConfig = declareConfig(configKeys);

/** The values of {@link configKeys}. */
export type LightboxSite = ReturnType<typeof lightboxConfig>;
