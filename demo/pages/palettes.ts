/** The palette settings: `colorSwitcher` in the configuration. */
export interface PaletteSettings {
  readonly isInit: boolean;
  readonly isDarkPalette: boolean;
  readonly defaultMode: 'light' | 'dark' | 'system';
  readonly isSwitched: boolean;
  readonly forceReload: boolean;
  readonly palettes: { readonly default: readonly string[]; readonly switched: readonly string[] };
  readonly logos: { readonly default: string; readonly switched: string };
}

/**
 * The site's two palettes, by the number of the theme's variable, with the use of each colour.
 *
 * `assets/palettes.css` contains them too, as a CMS prints them.
 */
export const palette: readonly {
  readonly role: string;
  readonly default: string;
  readonly switched: string;
}[] = [
  { role: 'Accent', default: '#14563f', switched: '#86d5b2' },
  { role: 'Strong accent', default: '#0c3b2b', switched: '#a9e6ca' },
  { role: 'Ink', default: '#18211d', switched: '#e6ece8' },
  { role: 'Muted ink', default: '#4c5953', switched: '#a6b2ac' },
  { role: 'Surface', default: '#ffffff', switched: '#19201d' },
  { role: 'Page', default: '#f5f7f4', switched: '#111614' },
  { role: 'Line', default: '#d4dbd6', switched: '#303a35' },
  { role: 'Soft accent', default: '#e1ece5', switched: '#1c2e26' },
  { role: 'Thread', default: '#b8402a', switched: '#f08a70' },
];

/** The configuration of most pages: the default palette, as if they came from a cache. */
export const paletteSettings: PaletteSettings = {
  isInit: true,
  isDarkPalette: true,
  defaultMode: 'system',
  isSwitched: false,
  forceReload: false,
  palettes: {
    default: palette.map((colour) => colour.default),
    switched: palette.map((colour) => colour.switched),
  },
  logos: { default: '/assets/logo.svg', switched: '/assets/logo-dark.svg' },
};
