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
  pageSettings: {
    kind: 'record',
    label: 'Page settings',
    group: 'page',
    of: { kind: 'raw', reason: 'Whatever the page builder lets its pages be set to.' },
    default: {},
    doc: 'The builder’s settings of the page: `scroll_snap` with `scroll_snap_padding`, `scroll_snap_stop`, `scroll_snap_position`, followed where the page is adopted. Default: what the builder has printed for its own script.',
  },
  clickNonce: {
    kind: 'text',
    label: 'Nonce of clicks',
    group: 'page',
    doc: 'A form field of the calls that count clicks on floating elements; without it none is counted. What the builder has printed for its own script comes before it.',
  },
});

/** The site's configuration, as built pages read it. */
export const builtConfig = declareConfig(configKeys);
