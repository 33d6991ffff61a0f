import { type ThemedSite, type ThemeNames, themeNames } from './names';
import { type PageSettings, type PaletteSettings, pageSettings } from './page-settings';

/** What a site says of its palettes, and what its theme calls things. */
export interface PaletteSite extends PageSettings, ThemeNames {}

/** By the site's configuration, and by what the site and its switchers say of the palettes. */
export function paletteSite(site: ThemedSite, settings: PaletteSettings): PaletteSite {
  return { ...pageSettings(settings), ...themeNames(site) };
}
