import { backgroundSettings } from '../../../builder/background/settings';
import { shapeSettings } from '../../../builder/layout/settings';
import { defineSettings } from '../../../core/settings';

/** Settings of a container, as the builder prints them. */
export const settings = defineSettings({
  ...backgroundSettings,
  ...shapeSettings,
  grid_outline: {
    kind: 'toggle',
    label: 'Grid Outline',
    group: 'editor',
    default: true,
    doc: 'Outlines the cells of a grid container in the editor.',
  },
});
