import { siteConfig } from '../config';

/** The custom properties of a palette's colour: the theme's, and the page builder's copy of it. */
export function paletteVariables(index: string | number): readonly string[] {
  const { themePrefix: prefix } = siteConfig();
  return [`--${prefix}-global-color-${index}`, `--e-global-color-${prefix}globalcolor${index}`];
}
