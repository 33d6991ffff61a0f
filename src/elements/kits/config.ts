import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** What the kit tools ask of the site. */
export const configKeys = defineSettings({
  restNonce: {
    kind: 'text',
    label: 'REST nonce',
    group: 'page',
    doc: 'Sent as `X-WP-Nonce` with the calls of kits and libraries only, on pages for admins (`wp_create_nonce( "wp_rest" )`). One that has expired is renewed at `{ajaxUrl}?action=rest-nonce`, as WordPress has it.',
  },
});

/** The site's configuration, as the kit tools read it. */
export const kitsConfig = declareConfig(configKeys);
