import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** What maps ask of the site. */
export const configKeys = defineSettings({
  nonce: {
    kind: 'text',
    label: 'Nonce',
    group: 'page',
    doc: 'A form field of admin calls only; never sent with public calls, which an expired one on a cached page would turn away.',
  },
});

/** The site's configuration, as maps read it. */
export const mapsConfig = declareConfig(configKeys);
