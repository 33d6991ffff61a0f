import { declareConfig } from '../core/config';
import { defineSettings } from '../core/settings';

/** Site configuration for pages of the page builder. */
export const configKeys = defineSettings({
  adopt: {
    kind: 'toggle',
    label: 'Adopt printed markup',
    group: 'page',
    default: false,
    doc: 'Activates the page builder’s printed markup in place, without `nh-` tags. The builder’s own script must not run on the page. Equivalent to `data-adopt` on the script.',
  },
  bridges: {
    kind: 'toggle',
    label: 'Builder script bridges',
    group: 'page',
    default: false,
    doc: 'Replaces the interfaces of the builder’s own script that site code uses: its global object, its jQuery hooks and its events.',
  },
  pageSettings: {
    kind: 'record',
    label: 'Page settings',
    group: 'page',
    of: { kind: 'raw', reason: 'Any page setting of the page builder.' },
    default: {},
    doc: 'The builder’s page settings. On adopted pages, `scroll_snap`, `scroll_snap_padding`, `scroll_snap_stop` and `scroll_snap_position` take effect. Default: the values that the builder prints for its own script.',
  },
  clickNonce: {
    kind: 'text',
    label: 'Click nonce',
    group: 'page',
    doc: 'Nonce for the requests that count clicks on floating elements. Without a nonce, no clicks are counted; the nonce that the builder prints for its own script takes precedence.',
  },
});

/** The site configuration that pages of the builder read. */
export const builtConfig = declareConfig(configKeys);
