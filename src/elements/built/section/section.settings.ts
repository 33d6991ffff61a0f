import { backgroundSettings } from '../../../builder/background/settings';
import { shapeSettings } from '../../../builder/layout/settings';
import { defineSettings } from '../../../core/settings';

/** Settings of a section, as the builder prints them. */
export const settings = defineSettings({
  ...backgroundSettings,
  ...shapeSettings,
});
