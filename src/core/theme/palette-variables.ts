/**
 * Returns the custom properties of a palette colour: the theme's, and the page builder's copy of it.
 *
 * @param prefix the theme's: `themePrefix` of the site's configuration
 */
export function paletteVariables(prefix: string, index: string | number): readonly string[] {
  return [`--${prefix}-global-color-${index}`, `--e-global-color-${prefix}globalcolor${index}`];
}
