import { declareConfig } from '../../../core/config';
import { defineSettings } from '../../../core/settings';

/** What colour switchers ask of the site. */
export const configKeys = defineSettings({
  colorSwitcher: {
    kind: 'record',
    label: 'Colour switcher',
    group: 'elements',
    of: {
      kind: 'raw',
      reason: 'The object is read by its element, whose own settings it stands in for.',
      label: 'Setting',
      doc: 'As `settings` of `<nh-color-switcher>`.',
    },
    doc: 'What the CMS prints for its colour switcher.',
  },
});

/** The site's configuration, as colour switchers read it. */
export const colorSwitcherConfig = declareConfig(configKeys);
