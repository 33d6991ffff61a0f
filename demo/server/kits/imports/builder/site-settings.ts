import type { SettingSection } from '../../../cms/site-settings';
import type { LeftOutItems } from './left-out';
import { recordOf } from './php-values';

/** The sections of the builder's settings, by the names of their settings. */
const sections: readonly (readonly [SettingSection, RegExp])[] = [
  ['colors', /^(?:system|custom)_colors$/],
  ['fonts', /^(?:(?:system|custom)_typography|default_generic_fonts)$/],
  ['background', /^body_background_/],
  ['lightbox', /^(?:global_image_lightbox$|lightbox_)/],
  ['layout', /^(?:container_|space_between_|page_title_|stretched_|viewport_|active_breakpoints)/],
  ['themeStyle', /^(?:body_|h[1-6]_|button_|link_|form_|image_|paragraph_)/],
];

/** Settings that belong to the exporting site, or to nothing. */
const UNRELATED = /^(?:template|post_status|activeItemIndex|site_\w+|__\w+__)$/;

/** The builder's settings of a site, by section of this site. Others are named as left out. */
export function settingSectionsOf(
  file: unknown,
  leftOut: LeftOutItems,
): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(recordOf(recordOf(file).settings))) {
    const section = sections.find(([, names]) => names.test(name))?.[0];
    if (section) found[section] = { ...found[section], [name]: value };
    else if (!UNRELATED.test(name)) leftOut.add('setting', name);
  }
  return found;
}
