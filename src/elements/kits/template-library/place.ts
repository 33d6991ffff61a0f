import type { cloudPlaces } from './cloud/places';
import type { dialogPlaces } from './dialogs/places';

/** What the Site tab is called where places are counted. */
export const SITE_TAB = 'Site Tab';

/** A place of the template library, as it is called where places are counted. */
export type TemplatePlace =
  | typeof SITE_TAB
  | (typeof cloudPlaces)[keyof typeof cloudPlaces]
  | (typeof dialogPlaces)[keyof typeof dialogPlaces];
