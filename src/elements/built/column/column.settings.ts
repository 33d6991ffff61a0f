import { defineSettings } from '../../../core/settings';
import { backgroundSettings } from '../background/settings';

/** The settings of a column, as the builder prints them. */
export const settings = defineSettings({ ...backgroundSettings });
