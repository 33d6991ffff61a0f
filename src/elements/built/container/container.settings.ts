import { defineSettings } from '../../../core/settings';
import { backgroundSettings } from '../background/settings';
import { shapeSettings } from '../layout/settings';

/** The settings of a container, as the builder prints them. */
export const settings = defineSettings({
  ...backgroundSettings,
  ...shapeSettings,
  grid_outline: {
    kind: 'toggle',
    label: 'Outline of a grid',
    group: 'editor',
    default: true,
    doc: 'The editor shows the cells of a grid.',
  },
});
