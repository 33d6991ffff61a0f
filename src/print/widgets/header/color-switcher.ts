import { settings } from '../../../elements/header/color-switcher/color-switcher.settings';
import { defineWidget } from '../../../page/print/widget';
import { tagAround } from '../tag';

/** A switch between two palettes. It is drawn by its code, since a button without scripts would do nothing. */
export const colorSwitcher = defineWidget({
  widgetType: 'nh-color-switcher',
  settings,
  print: (_, context) => tagAround('nh-color-switcher', settings, context),
});
