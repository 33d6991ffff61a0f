import type { CoreConfig } from './core/config';
import type { builtConfig } from './elements/built/config';
import type { formsConfig } from './elements/forms/config';
import type { colorSwitcherConfig } from './elements/header/color-switcher/config';
import type { headerConfig } from './elements/header/config';
import type { kitsConfig } from './elements/kits/config';
import type { mapsConfig } from './elements/maps/config';
import type { previewConfig } from './elements/preview/config';
import type { lightboxConfig } from './elements/works/lightbox/config';
import type { portfolioConfig } from './elements/works/portfolio/config';

/** What a site says of itself, to the core and to each family of elements. Types alone: nothing of them is loaded. */
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
