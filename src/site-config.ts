import type { kitsConfig } from './api/config';
import type { builtConfig } from './builder/config';
import type { CoreConfig } from './core/config';
import type { formsConfig } from './elements/forms/config';
import type { colorSwitcherConfig } from './elements/header/color-switcher/config';
import type { headerConfig } from './elements/header/config';
import type { mapsConfig } from './elements/maps/config';
import type { previewConfig } from './elements/preview/config';
import type { lightboxConfig } from './elements/works/lightbox/config';
import type { portfolioConfig } from './elements/works/portfolio/config';

/**
 * The configuration of a site, with the keys of the core and of each family of elements. Types only: no
 * code is loaded.
 */
export type SiteConfig = CoreConfig &
  ReturnType<typeof builtConfig> &
  ReturnType<typeof formsConfig> &
  ReturnType<typeof headerConfig> &
  ReturnType<typeof colorSwitcherConfig> &
  ReturnType<typeof lightboxConfig> &
  ReturnType<typeof portfolioConfig> &
  ReturnType<typeof mapsConfig> &
  ReturnType<typeof kitsConfig> &
  ReturnType<typeof previewConfig>;
