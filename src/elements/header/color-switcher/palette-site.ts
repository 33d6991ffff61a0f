import { type ThemedSite, type ThemeNames, themeNames } from './names';
import { type PageSettings, type PaletteSettings, pageSettings } from './page-settings';

/** What a site says of its palettes, and what its theme calls things. */
export interface PaletteSite extends PageSettings, ThemeNames {}

export function paletteSite(site: ThemedSite, settings: PaletteSettings): PaletteSite {
  return { ...pageSettings(settings), ...themeNames(site) };
}
