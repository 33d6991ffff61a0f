import type { Example } from '../../../core/element/example';
import type { ColorSwitcherSettings } from '../../settings-types';

/** Examples of `<nh-color-switcher>`. */
export const examples: readonly Example<ColorSwitcherSettings>[] = [
  {
    title: 'A button of its own',
    note: 'Switches between two palettes and remembers the choice. The first visit follows the operating system.',
    settings: {
      isDarkPalette: true,
      defaultMode: 'system',
      palettes: { default: ['#14563f', '#ffffff'], switched: ['#86d5b2', '#111111'] },
      label: 'Dark colours',
    },
  },
  {
    title: 'Around the theme’s button',
    note: 'The theme prints the button. The element makes it work and keeps its two texts.',
    html: `<nh-color-switcher settings='{ "palettes": { "default": ["#14563f"], "switched": ["#86d5b2"] } }'>
  <div class="ast-builder-color-switcher">
    <button class="ast-switcher-button" aria-pressed="false" aria-label="Switch to dark palette"
      data-default-text="Switch to light palette" data-switched-text="Switch to dark palette">
      <span class="ast-switcher-icon ast-current" aria-hidden="true">☾</span>
      <span class="ast-switcher-icon" aria-hidden="true">☀</span>
    </button>
  </div>
</nh-color-switcher>`,
  },
];
