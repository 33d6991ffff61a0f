import { BACKGROUND_KEYS } from '../builder/background/background-contract';
import { motionSettings } from '../builder/motion/settings';
import type { Fields } from '../core/settings';
import { settings as column } from '../elements/built/column/column.settings';
import { settings as container } from '../elements/built/container/container.settings';
import { settings as section } from '../elements/built/section/section.settings';
import type { SavedSettings } from '../page';
import type { LayoutTag, LayoutTags } from '../page/print/layout';
import { settingsAttribute } from '../page/print/settings-attribute';

/** The tags that give sections, columns and containers their moving backgrounds and motion. */
export const layoutTags: LayoutTags = {
  section: layoutTag('nh-section', section),
  column: layoutTag('nh-column', column),
  container: layoutTag('nh-container', container),
};

function layoutTag(tag: string, own: Fields): LayoutTag {
  // Shape dividers and outlines are settings of the editor; plain backgrounds are CSS.
  const backgrounds = Object.entries(own).filter(([key]) => key.startsWith('background_'));
  return {
    tag,
    settings: { ...Object.fromEntries(backgrounds), ...motionSettings },
    isNeeded: (settings) => hasMovingBackground(settings) || hasMotion(settings),
  };
}

function hasMovingBackground({ background_background: kind, ...settings }: SavedSettings): boolean {
  if (kind !== 'video' && kind !== 'slideshow') return false;
  return BACKGROUND_KEYS.some((key) => Boolean(settings[key]));
}

function hasMotion(settings: SavedSettings): boolean {
  return settingsAttribute(motionSettings, settings) !== undefined;
}
