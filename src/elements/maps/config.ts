import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** The keys of the site's configuration that maps read. */
export const configKeys = defineSettings({
  nonce: {
    kind: 'text',
    label: 'Nonce',
    group: 'page',
    doc: 'Nonce that admin requests send as a form field. Public requests never send it, because an expired nonce on a cached page would make them fail.',
  },
});

/** Returns the maps' part of the site's configuration. */
export const mapsConfig = declareConfig(configKeys);
