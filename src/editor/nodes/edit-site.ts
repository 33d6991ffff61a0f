import { createContext, useContext } from 'react';
import { standardBreakpoints } from '../../core/breakpoints/builder-devices';
import type { Breakpoints } from '../../core/breakpoints/device';
import type { SavedSettings } from '../../page';
import type { PrintSite } from '../../print';
import type { PanelMeans } from '../panel/control';
import type { SavedBlocks } from '../site/saved-blocks';
import type { SiteMedia } from '../site/site-media';
import type { SiteSettings } from '../site/site-settings';
import type { SiteVariables } from '../site/site-variables';

/** What the editor knows of the site whose pages it edits. */
export interface EditedSite {
  /** The means with which nodes are printed: answers of the site, its kit, its pictures. */
  readonly print?: Omit<PrintSite, 'mode' | 'printChildren' | 'breakpoints'>;
  /** The active devices. Default: mobile and tablet. */
  readonly breakpoints?: Breakpoints;
  /** What the settings panel can ask of the site. */
  readonly means?: PanelMeans;
  /** The media library of the site. Default: pictures are set by their address, or by `pickMedia` of `means`. */
  readonly media?: SiteMedia;
  /** Other pages with the addresses of their editors, for the finder. */
  readonly pages?: readonly { readonly title: string; readonly address: string }[];
  /** Lists, adds, changes and deletes the site's variables. Default: no control for them. */
  readonly variables?: SiteVariables;
  /** Lists, adds, changes and deletes global blocks. Default: their tab says why it is empty. */
  readonly blocks?: SavedBlocks;
  /** Reads and saves the settings of the site. Default: their control is off, and says so. */
  readonly settings?: SiteSettings;
  /** The settings of the site that the preview shows. The editor takes them from `settings`. */
  readonly shownSettings?: SavedSettings;
}

/** The site whose pages are edited. Put Puck inside a provider of it. */
export const EditedSiteContext = createContext<EditedSite>({});

/** Returns the active devices of the edited site. */
export function useBreakpoints(): Breakpoints {
  return useContext(EditedSiteContext).breakpoints ?? standardBreakpoints;
}
