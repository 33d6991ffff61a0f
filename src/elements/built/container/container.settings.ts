import { defineSettings } from '../../../core/settings';
import { backgroundSettings } from '../background/settings';

/** The settings of a container, as the builder prints them. */
export const settings = defineSettings({ ...backgroundSettings });
