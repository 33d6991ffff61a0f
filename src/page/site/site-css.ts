import type { Breakpoints } from '../../core/breakpoints/device';
import type { Sides } from '../../core/settings';
import type { SavedSettings } from '../element';
import { backgroundRules } from '../styles/background';
import { cssLengthOf } from '../styles/css-values';
import { CONTENT_WIDTH } from '../styles/layout-css';
import { settingsRules } from '../styles/node-css';
import { blocksText } from '../styles/rules-text';
import type { Declarations, StyleRules } from '../styles/style-rule';
import { typography } from '../styles/typography';
import { colour, declared, length } from '../styles/writers';
import { headingLevels } from './site-setting-fields';
import { siteSettingFields } from './site-settings';

/** Links in texts: those that have classes, such as buttons, have colours of their own. */
const TEXT_LINKS = 'a:not([class])';

const rules: StyleRules = {
  ...backgroundRules('body_background'),
  container_width: { write: length(CONTENT_WIDTH) },
  space_between_widgets: { write: length('--nh-gap') },
  container_padding: { write: padding },
  body_color: { write: colour('color') },
  body_typography: { write: typography },
  link_normal_color: { tag: TEXT_LINKS, write: colour('color') },
  link_hover_color: { tag: TEXT_LINKS, state: 'hover', write: colour('color') },
  ...Object.fromEntries(
    headingLevels.flatMap((level) => [
      [`h${level}_color`, { tag: `h${level}`, write: colour('color') }],
      [`h${level}_typography`, { tag: `h${level}`, write: typography }],
    ]),
  ),
};

/**
 * Returns the CSS of the site's settings, for all its pages: colours and fonts of texts, the background, and the sizes of
 * the layout. Serve it after the theme's stylesheets and before those of pages. Empty if none is set.
 */
export function siteCss(settings: SavedSettings, breakpoints: Breakpoints): string {
  const styled = { settings: siteSettingFields, styles: rules };
  return blocksText(settingsRules(styled, settings, { breakpoints }), 'body');
}

/** Writes a padding as one value, for a custom property. */
function padding({ top, right, bottom, left }: Sides): Declarations {
  const sides = [top, right, bottom, left].map((side) =>
    side === 'auto' ? side : cssLengthOf(side),
  );
  const isSet = sides.some((side) => side !== undefined);
  return declared({
    '--nh-container-padding': isSet ? sides.map((side) => side ?? '0').join(' ') : undefined,
  });
}
