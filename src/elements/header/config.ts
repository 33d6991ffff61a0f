import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** The keys of the site's configuration that several elements of the header read. */
export const configKeys = defineSettings({
  menuBreakpoint: {
    kind: 'number',
    label: 'Menu breakpoint',
    group: 'page',
    default: 921,
    unit: 'px',
    doc: 'Widest viewport, in pixels, in which the mobile header is shown. Default: 921.',
  },
  account: {
    kind: 'record',
    label: 'Account',
    group: 'elements',
    of: {
      kind: 'raw',
      reason: 'Each element parses the object with the declarations of its own settings.',
      label: 'Setting',
      doc: 'A key of `settings` of `<nh-account-menu>` and `<nh-login-popup>`.',
    },
    doc: 'Account settings that the CMS prints for its header. Settings of a tag override them.',
  },
});

/** Returns the header's part of the site's configuration. */
export const headerConfig = declareConfig(configKeys);
