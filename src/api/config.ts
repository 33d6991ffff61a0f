import { declareConfig } from '../core/config';
import { defineSettings } from '../core/settings';

/** The configuration key of the administrators' tools. */
export const configKeys = defineSettings({
  restNonce: {
    kind: 'text',
    label: 'REST nonce',
    group: 'page',
    doc: 'The nonce of the administrator’s session (`wp_create_nonce( "wp_rest" )`), sent as `X-WP-Nonce` with the requests of the kit tools, the libraries and the page editor. Requests of visitors never carry it. An expired nonce is renewed at `{ajaxUrl}?action=rest-nonce`.',
  },
});

/** Reads the site's configuration with the key of the administrators' tools. */
export const kitsConfig = declareConfig(configKeys);
