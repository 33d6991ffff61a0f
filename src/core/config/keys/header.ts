import { defineSettings } from '../../settings';

const asPrinted = 'The object is read by its element, whose own settings it stands in for.';

/** What the elements of the header ask of the site. */
export const headerKeys = defineSettings({
  menuBreakpoint: {
    kind: 'number',
    default: 921,
    unit: 'px',
    doc: 'The widest window in which the header is that of phones.',
  },
  themePrefix: {
    kind: 'text',
    default: 'ast',
    doc: 'How the theme’s classes and variables begin: `--ast-global-color-0`.',
  },
  colorSwitcher: {
    kind: 'record',
    of: { kind: 'raw', reason: asPrinted },
    doc: 'What the CMS prints for its colour switcher.',
  },
  account: {
    kind: 'record',
    of: { kind: 'raw', reason: asPrinted },
    doc: 'What the CMS prints for the account in its header.',
  },
});
