import { isOff, isOn } from '../../../core/config/toggle';
import type { PaletteSettings } from './page-settings';
import { type PaletteSite, paletteSite } from './palette-site';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a page's printed configuration as the configuration's code and the element's settings would,
 * without their weight; undefined where the page has no switcher.
 */
export function printedSite(json: string): PaletteSite | undefined {
  const { theme, themePrefix, isStatic, colorSwitcher } = parsed(json);
  if (isOn(isStatic) || !colorSwitcher) return undefined;
  // The defaults are those of the site's configuration.
  const site = { theme: text(theme) ?? 'astra', themePrefix: text(themePrefix) ?? 'ast' };
  return paletteSite(site, printedSettings(Object(colorSwitcher)));
}

function parsed(json: string): Fields {
  try {
    return Object(JSON.parse(json));
  } catch {
    // The elements themselves will tell.
    return {};
  }
}

function printedSettings(printed: Fields): PaletteSettings {
  const logos: Fields = Object(printed.logos);
  const palettes: Fields = Object(printed.palettes);
  return {
    isInit: toggle(printed.isInit),
    isDarkPalette: toggle(printed.isDarkPalette),
    defaultMode: text(printed.defaultMode)?.trim().toLowerCase(),
    isSwitched: toggle(printed.isSwitched),
    forceReload: toggle(printed.forceReload),
    palettes: { default: palette(palettes.default), switched: palette(palettes.switched) },
    logos: { default: text(logos.default), switched: text(logos.switched) },
  };
}

/**
 * Without colours of more than one call. CSS takes anything with a `var()` in it for a colour, so that
 * `var(--x, url(/x))` would fetch an address; `color-mix(in srgb, var(--x), red)` waits for the element.
 */
function palette(value: unknown): Fields {
  const colours = Object.entries(Object(value));
  return Object.fromEntries(colours.filter(([, colour]) => !/\(.*\(/s.test(String(colour))));
}

function toggle(value: unknown): boolean | undefined {
  return isOn(value) || (isOff(value) ? false : undefined);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
