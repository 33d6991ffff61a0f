import { paletteVariables } from '../../../core/theme/palette-variables';
import type { ThemeNames } from './names';
import type { PageSettings, Palette } from './settings';

/** The attribute of `<html>` that says which palette is shown: `default` or `switched`. */
const SHOWN = 'data-nh-palette';

/** Says on the root which palette is shown: to stylesheets, and of a dark one to the browser too. */
export function markShown(
  { documentElement: root }: Document,
  { isDarkPalette }: PageSettings,
  isSwitched: boolean,
): void {
  root.setAttribute(SHOWN, isSwitched ? 'switched' : 'default');
  // The canvas is seen before the first stylesheet; scrollbars and form controls follow too.
  if (isDarkPalette) root.style.colorScheme = isSwitched ? 'dark' : 'light';
}

/** Puts a palette on the page: its variables on the root, and of a dark one the marker on the body. */
export function showColours(
  { documentElement: root, body }: Document,
  { palettes = {}, isDarkPalette }: PageSettings,
  names: ThemeNames,
  isSwitched: boolean,
): void {
  const [shown = {}, other = {}] = isSwitched
    ? [palettes.switched, palettes.default]
    : [palettes.default, palettes.switched];
  setVariables(root, { ...blank(other), ...shown });
  // Set, never toggled: the server may or may not have printed it.
  if (isDarkPalette) body?.classList.toggle(names.darkMarker, isSwitched);
}

/** Colours that only the other palette has give way to the theme's stylesheet. */
function blank(palette: Palette): Palette {
  return Object.fromEntries(Object.keys(palette).map((index) => [index, '']));
}

function setVariables({ style }: HTMLElement, palette: Palette): void {
  for (const [index, colour] of Object.entries(palette)) {
    // The empty text removes a property; what is no colour could fetch an address.
    const value = CSS.supports('color', colour) ? colour : '';
    for (const variable of paletteVariables(index)) style.setProperty(variable, value);
  }
}
