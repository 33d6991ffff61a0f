import { siteSettings as readSite } from '../../../core/config';
import { defineField, defineSettings, type ValuesOf } from '../../../core/settings';
import { colorSwitcherConfig } from './config';

/** Colours by their number. PHP prints a list with gaps as an object; what is no colour is left out. */
const palette = defineField({ kind: 'record', of: { kind: 'colour' }, numbered: true });

/** What `colorSwitcher` of the site's configuration and `settings` of a tag may hold. */
export const settings = defineSettings({
  isInit: {
    kind: 'toggle',
    label: 'Active',
    group: 'behaviour',
    doc: 'No switches the whole thing off; default: what the site says, else yes.',
  },
  isDarkPalette: {
    kind: 'toggle',
    label: 'Dark palette',
    group: 'colours',
    doc: 'The switched palette is a dark one: the body gets the theme’s marker, and the logo follows. Default: what the site says, else no.',
  },
  defaultMode: {
    kind: 'choice',
    label: 'Default mode',
    group: 'behaviour',
    options: { light: 'Light', dark: 'Dark', system: 'As the system' },
    doc: 'What counts while the visitor has not chosen; `system` (the default) only with a dark palette.',
  },
  isSwitched: {
    kind: 'toggle',
    label: 'Switched',
    group: 'behaviour',
    doc: 'The state that the server has printed the page in; default: what the site says, else by `defaultMode`.',
  },
  forceReload: {
    kind: 'toggle',
    label: 'Reload',
    group: 'behaviour',
    doc: 'A choice reloads the page instead of swapping in place; default: what the site says, else no.',
  },
  palettes: {
    kind: 'group',
    label: 'Palettes',
    group: 'colours',
    doc: 'The colours of the theme’s variables, by number.',
    fields: {
      default: { ...palette, label: 'Default', doc: 'The colours at first.' },
      switched: { ...palette, label: 'Switched', doc: 'The colours after the switch.' },
    },
  },
  logos: {
    kind: 'group',
    label: 'Logos',
    group: 'content',
    doc: 'The addresses of the main logo; it changes only where both are given.',
    fields: {
      default: { kind: 'text', label: 'Default', doc: 'The logo at first.' },
      switched: { kind: 'text', label: 'Switched', doc: 'The logo on the dark palette.' },
    },
  },
  label: {
    kind: 'text',
    label: 'Name of the button',
    group: 'texts',
    doc: 'The accessible name of the button that is drawn where the server has printed none.',
  },
});

/** What a tag or the site says, once it has been read. */
export type SwitcherSettings = ValuesOf<typeof settings>;

/** What the site's configuration says. */
export function siteSettings(): SwitcherSettings {
  return readSite(settings, 'colorSwitcher', colorSwitcherConfig().colorSwitcher);
}
