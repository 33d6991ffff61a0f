import { type ThemedSite, type ThemeNames, themeNames } from './names';
import { type PageSettings, type PaletteSettings, pageSettings } from './page-settings';

/** The palettes of a site, and the names of its theme. */
export interface PaletteSite extends PageSettings, ThemeNames {}

/** Combines the site's configuration with the settings of the site and its switchers. */
export function paletteSite(site: ThemedSite, settings: PaletteSettings): PaletteSite {
  return { ...pageSettings(settings), ...themeNames(site) };
}
