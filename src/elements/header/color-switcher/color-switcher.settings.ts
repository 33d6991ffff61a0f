import { siteSettings as readSite } from '../../../core/config';
import { defineField, defineSettings, type ValuesOf } from '../../../core/settings';
import { colorSwitcherConfig } from './config';

/** Colours by number. PHP prints a list with gaps as an object; values that are no colours are skipped. */
const palette = defineField({ kind: 'record', of: { kind: 'colour' }, numbered: true });

/** The keys of `colorSwitcher` in the site's configuration and of a tag's `settings`. */
export const settings = defineSettings({
  isInit: {
    kind: 'toggle',
    label: 'Active',
    group: 'behaviour',
    doc: 'Turns the switcher on. Default: the site’s `colorSwitcher`, else on.',
  },
  isDarkPalette: {
    kind: 'toggle',
    label: 'Dark palette',
    group: 'colours',
    doc: 'The switched palette is dark: while it is shown, the body has the theme’s dark class, and the logo changes. Default: the site’s `colorSwitcher`, else off.',
  },
  defaultMode: {
    kind: 'choice',
    label: 'Default mode',
    group: 'behaviour',
    options: { light: 'Light', dark: 'Dark', system: 'System' },
    doc: 'Palette shown until the visitor chooses one. `system` follows the operating system and needs a dark palette. Default: `system`.',
  },
  isSwitched: {
    kind: 'toggle',
    label: 'Initially switched',
    group: 'behaviour',
    doc: 'The server has printed the page with the switched palette. Default: the site’s `colorSwitcher`, else as `defaultMode` says.',
  },
  forceReload: {
    kind: 'toggle',
    label: 'Force reload',
    group: 'behaviour',
    doc: 'Reloads the page after a switch instead of changing the colours in place. Default: the site’s `colorSwitcher`, else off.',
  },
  palettes: {
    kind: 'group',
    label: 'Palettes',
    group: 'colours',
    doc: 'Values of the theme’s colour variables, by number, for both palettes.',
    fields: {
      default: { ...palette, label: 'Default palette', doc: 'Colours of the default palette.' },
      switched: { ...palette, label: 'Switched palette', doc: 'Colours of the switched palette.' },
    },
  },
  logos: {
    kind: 'group',
    label: 'Logos',
    group: 'content',
    doc: 'Image addresses of the main logo. The logo changes only if both are set and the switched palette is dark.',
    fields: {
      default: { kind: 'text', label: 'Default logo', doc: 'Logo on the default palette.' },
      switched: { kind: 'text', label: 'Switched logo', doc: 'Logo on the dark palette.' },
    },
  },
  label: {
    kind: 'text',
    label: 'Button label',
    group: 'texts',
    doc: 'Accessible name of the button that the element draws if the server has printed none. Default: "Dark colors" or "Alternative colors".',
  },
});

/** The parsed settings of a tag or the site. */
export type SwitcherSettings = ValuesOf<typeof settings>;

/** Returns the site's `colorSwitcher`, parsed. */
export function siteSettings(): SwitcherSettings {
  return readSite(settings, 'colorSwitcher', colorSwitcherConfig().colorSwitcher);
}
