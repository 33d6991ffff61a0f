import { isOff, isOn } from '../../../core/config/toggle';
import type { PaletteSettings } from './page-settings';
import { type PaletteSite, paletteSite } from './palette-site';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a page's printed configuration, with the same results as the modules for configuration and
 * settings, but with much less code. Undefined if the page has no switcher.
 */
export function printedSite(json: string): PaletteSite | undefined {
  const { theme, themePrefix, isStatic, colorSwitcher } = parsed(json);
  if (isOn(isStatic) || !colorSwitcher) return undefined;
  // Same defaults as in the site's configuration.
  const site = { theme: text(theme) ?? 'astra', themePrefix: text(themePrefix) ?? 'ast' };
  return paletteSite(site, printedSettings(Object(colorSwitcher)));
}

function parsed(json: string): Fields {
  try {
    return Object(JSON.parse(json));
  } catch {
    // The elements report invalid JSON.
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
 * Drops colours with nested function calls. CSS accepts anything with a `var()` in it as a colour, so
 * `var(--x, url(/x))` would fetch an address. Safe ones like `color-mix(in srgb, var(--x), red)` are
 * shown once the element is loaded.
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
