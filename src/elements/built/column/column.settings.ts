import { backgroundSettings } from '../../../builder/background/settings';
import { defineSettings } from '../../../core/settings';

/** Settings of a column, as the builder prints them. */
export const settings = defineSettings({ ...backgroundSettings });
