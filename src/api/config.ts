import { declareConfig } from '../core/config';
import { defineSettings } from '../core/settings';

/** The configuration key of the kit tools and libraries. */
export const configKeys = defineSettings({
  restNonce: {
    kind: 'text',
    label: 'REST nonce',
    group: 'page',
    doc: 'The nonce of the administrator’s session (`wp_create_nonce( "wp_rest" )`), sent as `X-WP-Nonce` with requests of kits and libraries only. An expired nonce is renewed at `{ajaxUrl}?action=rest-nonce`.',
  },
});

/** Reads the site's configuration with the key of the kit tools. */
export const kitsConfig = declareConfig(configKeys);
