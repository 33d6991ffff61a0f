import { paletteVariables } from '../../../core/theme/palette-variables';
import { shownPalette } from './page-settings';
import type { PaletteSite } from './palette-site';

/** The attribute of `<html>` that says which palette is shown: `default` or `switched`. */
const SHOWN = 'data-nh-palette';

/** Says on the root which palette is shown: to stylesheets, and of a dark one to the browser too. */
export function markShown(
  root: HTMLElement,
  { isDarkPalette }: PaletteSite,
  isSwitched: boolean,
): void {
  root.setAttribute(SHOWN, shownPalette(isSwitched));
  // The canvas is seen before the first stylesheet; scrollbars and form controls follow too.
  if (isDarkPalette) root.style.colorScheme = isSwitched ? 'dark' : 'light';
}

/** Sets the theme's variables on the root. */
export function showColours(
  { style }: HTMLElement,
  { palettes = {}, prefix }: PaletteSite,
  isSwitched: boolean,
): void {
  const shown = palettes[shownPalette(isSwitched)];
  for (const index of Object.keys({ ...palettes.default, ...palettes.switched })) {
    // What is no colour could fetch an address. The empty text removes a property, so that colours
    // which only the other palette has give way to the theme's stylesheet.
    const colour = String(shown?.[index]);
    const value = CSS.supports('color', colour) ? colour : '';
    for (const variable of paletteVariables(prefix, index)) style.setProperty(variable, value);
  }
}

/** Puts the marker of a dark palette on the body, as soon as there is one. */
export function markBody(
  body: HTMLElement | null,
  { isDarkPalette, darkMarker }: PaletteSite,
  isSwitched: boolean,
): void {
  // Set, never toggled: the server may or may not have printed it.
  if (isDarkPalette) body?.classList.toggle(darkMarker, isSwitched);
}
