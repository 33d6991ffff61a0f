/** Colours by their number in the theme's variables; what is none is not shown. */
export type Palette = Readonly<Record<string, unknown>>;

/** The names of the two palettes. */
export type PaletteName = 'default' | 'switched';

/** What a switcher or the site says; what it does not say is left to others, and to the defaults. */
export interface PaletteSettings {
  readonly isInit?: boolean;
  readonly isDarkPalette?: boolean;
  /** What counts while the visitor has not chosen: `light`, `dark`, or else what the system is. */
  readonly defaultMode?: unknown;
  readonly isSwitched?: boolean;
  readonly forceReload?: boolean;
  readonly palettes?: Readonly<Partial<Record<PaletteName, Palette>>>;
  readonly logos?: Readonly<Partial<Record<PaletteName, string>>>;
}

/** The settings in force on a page. */
export interface PageSettings extends PaletteSettings {
  readonly isInit: boolean;
  readonly isSwitched: boolean;
  /** The site is dark when the system is, until the visitor chooses. */
  readonly followsSystem: boolean;
}

/**
 * One page has one palette, so its switchers and the site share one set of settings.
 *
 * @param said by whom it counts most first: of each key the first value counts
 */
export function sharedSettings<T extends PaletteSettings>(said: readonly T[]): T {
  return Object.assign({}, ...[...said].reverse());
}

/** The settings in force, by all that is said of a page. */
export function pageSettings(settings: PaletteSettings): PageSettings {
  const { isInit = true, isDarkPalette = false, defaultMode } = settings;
  return {
    ...settings,
    isInit,
    isSwitched: settings.isSwitched ?? defaultMode === 'dark',
    followsSystem: isDarkPalette && defaultMode !== 'light' && defaultMode !== 'dark',
  };
}

/** The palette of that name is shown, of both colours and logos. */
export function shownPalette(isSwitched: boolean): PaletteName {
  return isSwitched ? 'switched' : 'default';
}
