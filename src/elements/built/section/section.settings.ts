import { defineSettings } from '../../../core/settings';
import { backgroundSettings } from '../background/settings';
import { shapeSettings } from '../layout/settings';

/** The settings of a section, as the builder prints them. */
export const settings = defineSettings({
  ...backgroundSettings,
  ...shapeSettings,
});
