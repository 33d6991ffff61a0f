import { declareConfig } from '../../core/config';
import { defineSettings } from '../../core/settings';

/** What several elements of the header ask of the site. */
export const configKeys = defineSettings({
  menuBreakpoint: {
    kind: 'number',
    label: 'Break point of the menu',
    group: 'page',
    default: 921,
    unit: 'px',
    doc: 'The widest window in which the header is that of phones.',
  },
  account: {
    kind: 'record',
    label: 'Account',
    group: 'elements',
    of: {
      kind: 'raw',
      reason: 'The object is read by its elements, whose own settings it stands in for.',
      label: 'Setting',
      doc: 'As `settings` of `<nh-account-menu>` and `<nh-login-popup>`.',
    },
    doc: 'What the CMS prints for the account in its header.',
  },
});

/** The site's configuration, as the header reads it. */
export const headerConfig = declareConfig(configKeys);
