/** Colours by their number in the theme's variables; values that are no colours are ignored. */
export type Palette = Readonly<Record<string, unknown>>;

/** The names of the two palettes. */
export type PaletteName = 'default' | 'switched';

/** The settings of a switcher or the site; missing keys are filled from the others, then from the defaults. */
export interface PaletteSettings {
  readonly isInit?: boolean;
  readonly isDarkPalette?: boolean;
  /** The palette until the visitor chooses one: `light`, `dark`, or the system's for any other value. */
  readonly defaultMode?: unknown;
  readonly isSwitched?: boolean;
  readonly forceReload?: boolean;
  readonly palettes?: Readonly<Partial<Record<PaletteName, Palette>>>;
  readonly logos?: Readonly<Partial<Record<PaletteName, string>>>;
}

/** The effective settings of a page. */
export interface PageSettings extends PaletteSettings {
  readonly isInit: boolean;
  readonly isSwitched: boolean;
  /** The dark palette follows the system until the visitor chooses. */
  readonly followsSystem: boolean;
}

/**
 * Merges the settings of a page's switchers and the site, since one page has one palette.
 *
 * @param sources in order of precedence: the first value of each key wins
 */
export function sharedSettings<T extends PaletteSettings>(sources: readonly T[]): T {
  return Object.assign({}, ...[...sources].reverse());
}

/** Adds the defaults to the settings. */
export function pageSettings(settings: PaletteSettings): PageSettings {
  const { isInit = true, isDarkPalette = false, defaultMode } = settings;
  return {
    ...settings,
    isInit,
    isSwitched: settings.isSwitched ?? defaultMode === 'dark',
    followsSystem: isDarkPalette && defaultMode !== 'light' && defaultMode !== 'dark',
  };
}

/** The name of the shown palette, for colours and logos. */
export function shownPalette(isSwitched: boolean): PaletteName {
  return isSwitched ? 'switched' : 'default';
}
