import { paletteVariables } from '../../../core/theme/palette-variables';
import { shownPalette } from './page-settings';
import type { PaletteSite } from './palette-site';

/** The attribute of `<html>` that names the shown palette: `default` or `switched`. */
const SHOWN = 'data-nh-palette';

/** Marks the shown palette on the root for stylesheets, and sets `color-scheme` for a dark palette. */
export function markShown(
  root: HTMLElement,
  { isDarkPalette }: PaletteSite,
  isSwitched: boolean,
): void {
  root.setAttribute(SHOWN, shownPalette(isSwitched));
  // `color-scheme` colours the canvas before the first stylesheet, and scrollbars and form controls.
  if (isDarkPalette) root.style.colorScheme = isSwitched ? 'dark' : 'light';
}

/** Sets the theme's colour variables on the root. */
export function showColours(
  { style }: HTMLElement,
  { palettes = {}, prefix }: PaletteSite,
  isSwitched: boolean,
): void {
  const shown = palettes[shownPalette(isSwitched)];
  for (const index of Object.keys({ ...palettes.default, ...palettes.switched })) {
    // A value that is no colour could fetch an address. An empty value removes the property, so that the
    // theme's stylesheet applies to colours that only the other palette has.
    const colour = String(shown?.[index]);
    const value = CSS.supports('color', colour) ? colour : '';
    for (const variable of paletteVariables(prefix, index)) style.setProperty(variable, value);
  }
}

/** Adds or removes the class of a dark palette on the body, once the body exists. */
export function markBody(
  body: HTMLElement | null,
  { isDarkPalette, darkMarker }: PaletteSite,
  isSwitched: boolean,
): void {
  // Sets the class explicitly, since the server may or may not have printed it.
  if (isDarkPalette) body?.classList.toggle(darkMarker, isSwitched);
}
