import { declareConfig } from '../../../core/config';
import { defineSettings } from '../../../core/settings';

/** The keys of the site's configuration that colour switchers read. */
export const configKeys = defineSettings({
  colorSwitcher: {
    kind: 'record',
    label: 'Colour switcher',
    group: 'elements',
    of: {
      kind: 'raw',
      reason: 'The element parses the object with the declarations of its own settings.',
      label: 'Setting',
      doc: 'A key of `settings` of `<nh-color-switcher>`.',
    },
    doc: 'Settings that the CMS prints for its colour switcher. Settings of a tag override them.',
  },
});

/** Returns the colour switchers' part of the site's configuration. */
export const colorSwitcherConfig = declareConfig(configKeys);
