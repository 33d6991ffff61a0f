import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** What built pages ask of the site. */
export const configKeys = defineSettings({
  adopt: {
    kind: 'toggle',
    label: 'Adopt',
    group: 'page',
    default: false,
    doc: 'Brings what the page builder has printed alive in place, without any tag; the builder’s own script must not run beside it. As `data-adopt` on the script.',
  },
  bridges: {
    kind: 'toggle',
    label: 'Bridges',
    group: 'page',
    default: false,
    doc: 'Puts in place of the builder’s own script what sites’ scripts ask of it: its global, its hooks on jQuery, its events.',
  },
  clickNonce: {
    kind: 'text',
    label: 'Nonce of clicks',
    group: 'page',
    doc: 'A form field of the calls that count clicks on floating elements; without it none is counted. Default: what the builder has printed for its own script.',
  },
});

/** The site's configuration, as built pages read it. */
export const builtConfig = declareConfig(configKeys);
